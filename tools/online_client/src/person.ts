/** A person at a table: opens it or joins it, and plays one seat by the texts of its moves. */

import { randomBytes } from "node:crypto";

import { Connection, Refusal } from "./connection.js";
import { asArray, asCode, asNumber, asText, Ask, NO_SECRET, Tell } from "./frames.js";
import type { Field } from "./frames.js";

const SECRET_BYTES = 16;
const PHASE_OVER = 2;
const STALE = "online.stale";
const COMES_BACK_AFTER = 5; // decisions: once in a game the connection is given up for a new one

export interface Move {
  code: bigint;
  text: string;
}

export interface Position {
  steps: number;
  text: string;
  points: number[];
  ranking: number[];
}

export interface PlayedStep {
  number: number;
  mover: number;
  text: string | null;
}

/** Chooses one of the legal moves. */
export type Choose = (moves: Move[]) => Move;

export function newSecret(): Uint8Array {
  return randomBytes(SECRET_BYTES);
}

export class Person {
  decisions = 0;

  private isOver = false;
  private asked = -1;
  private moment = -1;
  private answered = -1;
  private wake: () => void = () => undefined;

  private constructor(
    private readonly url: string,
    private connection: Connection,
    readonly table: string,
    readonly seat: number,
    private readonly claim: Field[],
    private readonly owner: Uint8Array,
  ) {
    this.listen();
  }

  /** Opens a table with a set-up, and sits down on seat 0; `codes` invite to the other seats. */
  static async open(
    url: string,
    setUp: Field,
    name: string,
    codes: Map<number, Uint8Array>,
  ): Promise<Person> {
    const connection = await Connection.open(url);
    const owner = newSecret();
    const claim = [0, name, newSecret(), NO_SECRET];
    const [table] = await connection.ask(Ask.OPEN, setUp, owner, [claim], [...codes]);
    const person = new Person(url, connection, asText(table), 0, claim, owner);
    await person.join();
    return person;
  }

  /** Comes to a table by the code of an invitation. */
  static async invited(
    url: string,
    table: string,
    seat: number,
    name: string,
    code: Uint8Array,
  ): Promise<Person> {
    const connection = await Connection.open(url, table);
    const claim = [seat, name, newSecret(), code];
    const person = new Person(url, connection, table, seat, claim, NO_SECRET);
    await person.join();
    return person;
  }

  async start(): Promise<void> {
    await this.connection.ask(Ask.START);
  }

  async say(text: string): Promise<void> {
    await this.connection.ask(Ask.CHAT, "", text);
  }

  close(): void {
    this.connection.close();
  }

  /** Plays the seat until the game is over. */
  async play(choose: Choose): Promise<void> {
    while (!this.isOver) {
      if (this.asked !== this.seat || this.moment <= this.answered) {
        await Promise.race([this.news(), this.connection.broken]);
        continue;
      }
      await this.decide(choose);
      if (this.decisions === COMES_BACK_AFTER) {
        await this.comeBack();
      }
    }
  }

  /** The position as text, with what the observer knows of it. */
  async position(observer: number): Promise<Position> {
    const fields = await this.connection.ask(Ask.POSITION, observer);
    const [, , steps, text, points, ranking] = fields;
    return {
      steps: asNumber(steps),
      text: asText(text),
      points: asArray(points).map(asNumber),
      ranking: asArray(ranking).map(asNumber),
    };
  }

  /** All steps of the game, as this seat may know them. */
  async steps(): Promise<PlayedStep[]> {
    const fields = await this.connection.ask(Ask.STEPS, this.seat, 1);
    return asArray(fields.at(-1)).map((step) => {
      const [number, mover, text] = asArray(step);
      return {
        number: asNumber(number),
        mover: asNumber(mover),
        text: text === null ? null : asText(text),
      };
    });
  }

  /** Gives the connection up for a new one, and sits down again with the same claim. */
  private async comeBack(): Promise<void> {
    this.connection.close();
    this.connection = await Connection.open(this.url, this.table);
    this.listen();
    await this.join();
  }

  private listen(): void {
    this.connection.onNews = (kind, fields) => this.hear(kind, fields);
  }

  private news(): Promise<void> {
    return new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }

  private async join(): Promise<void> {
    const fields = await this.connection.ask(Ask.JOIN, this.table, this.owner, [this.claim]);
    const [, , reason, seats] = fields;
    if (reason !== null || asNumber(asArray(seats)[0]) !== this.seat) {
      throw new Error(`seat ${this.seat} was refused: ${String(reason)}`);
    }
  }

  private async decide(choose: Choose): Promise<void> {
    try {
      const [moment, , list] = await this.connection.ask(Ask.MOVES, this.seat);
      const moves = asArray(list).map((move) => {
        const [code, text] = asArray(move);
        return { code: asCode(code), text: asText(text) };
      });
      this.answered = asNumber(moment);
      if (moves.length === 0) {
        return;
      }
      await this.connection.ask(Ask.PLAY, this.seat, moment ?? null, choose(moves).code);
      this.decisions += 1;
    } catch (error) {
      if (!(error instanceof Refusal) || error.key !== STALE) {
        throw error;
      }
    }
  }

  private hear(kind: number, fields: Field[]): void {
    switch (kind) {
      case Tell.UPDATE: {
        const [moment, , , asked] = asArray(fields[0]);
        this.moment = asNumber(moment);
        this.asked = asNumber(asked);
        break;
      }
      case Tell.LOBBY:
        this.isOver = asNumber(asArray(fields[0])[0]) === PHASE_OVER;
        break;
      case Tell.REJOIN:
        void this.join();
        break;
      default:
        return;
    }
    this.wake();
  }
}
