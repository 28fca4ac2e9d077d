/** One connection to a host: requests, their answers, and the news of a table. */

import { setTimeout as sleep } from "node:timers/promises";

import { WebSocket } from "ws";

import { asArray, asText, clientFrame, NEWS, readFrame, Tell, VERSION, Ask } from "./frames.js";
import type { Field, HostFrame } from "./frames.js";

/** Slower than the limits of section 9 allow: 60 frames at once, then 20 a second. */
const FRAMES_AT_ONCE = 50;
const FRAMES_A_SECOND = 18;
const WAIT_WHEN_TOO_FAST_MS = 250;
const IN_PARTS: readonly number[] = [Tell.MOVES, Tell.STEPS];

export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly final: boolean,
    sentence: string,
  ) {
    super(sentence);
  }
}

interface Waiting {
  parts: Field[][];
  resolve: (fields: Field[]) => void;
  reject: (error: Error) => void;
}

export class Connection {
  /** Called with the kind and the fields of everything the host tells unasked. */
  onNews: (kind: number, fields: Field[]) => void = () => undefined;

  /** Rejected when the connection has ended. */
  readonly broken: Promise<never>;
  private reportEnd: (error: Error) => void = () => undefined;

  private requests = 0;
  private heard = 0;
  private allowance = FRAMES_AT_ONCE;
  private allowanceAt = Date.now();
  private sending: Promise<void> = Promise.resolve();
  private readonly waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: WebSocket) {
    this.broken = new Promise<never>((_, reject) => {
      this.reportEnd = reject;
    });
    this.broken.catch(() => undefined); // nobody may be waiting for it
    socket.binaryType = "nodebuffer";
    socket.on("message", (content: Buffer) => this.hear(content));
    socket.on("close", (code: number) => this.end(new Error(`the connection ended with ${code}`)));
    socket.on("error", (error: Error) => this.end(error));
  }

  /** Connects to `ws://HOST:PORT` and says hello. */
  static async open(url: string, table = ""): Promise<Connection> {
    const socket = new WebSocket(`${url}/${table}`, { perMessageDeflate: false });
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    const connection = new Connection(socket);
    await connection.ask(Ask.HELLO, VERSION, "TypeScript client");
    return connection;
  }

  close(): void {
    this.socket.close();
  }

  /** Sends a request and returns the fields of its answer; a Refusal is thrown. */
  async ask(kind: number, ...fields: Field[]): Promise<Field[]> {
    for (;;) {
      try {
        return await this.askOnce(kind, fields);
      } catch (error) {
        if (!(error instanceof Refusal) || error.key !== "online.too-fast") {
          throw error;
        }
        await sleep(WAIT_WHEN_TOO_FAST_MS);
      }
    }
  }

  private async askOnce(kind: number, fields: Field[]): Promise<Field[]> {
    const turn = this.sending.then(() => this.waitForAllowance());
    this.sending = turn;
    await turn;
    this.requests += 1;
    const request = this.requests;
    return await new Promise<Field[]>((resolve, reject) => {
      this.waiting.set(request, { parts: [], resolve, reject });
      this.socket.send(clientFrame(kind, request, fields));
    });
  }

  private async waitForAllowance(): Promise<void> {
    for (;;) {
      const now = Date.now();
      const more = ((now - this.allowanceAt) / 1000) * FRAMES_A_SECOND;
      this.allowance = Math.min(this.allowance + more, FRAMES_AT_ONCE);
      this.allowanceAt = now;
      if (this.allowance >= 1) {
        this.allowance -= 1;
        return;
      }
      await sleep(((1 - this.allowance) / FRAMES_A_SECOND) * 1000);
    }
  }

  private hear(content: Uint8Array): void {
    const frame = readFrame(content);
    if (frame.number !== this.heard + 1) {
      this.end(new Error(`frame ${frame.number} came after ${this.heard}`));
      return;
    }
    this.heard = frame.number;
    if (frame.request !== NEWS) {
      this.answer(frame);
    } else if (frame.kind === Tell.REFUSED) {
      this.end(refusal(frame.fields));
    } else {
      this.onNews(frame.kind, frame.fields);
    }
  }

  private answer(frame: HostFrame): void {
    const waiting = this.waiting.get(frame.request);
    if (waiting === undefined) {
      return;
    }
    if (frame.kind === Tell.REFUSED) {
      this.waiting.delete(frame.request);
      waiting.reject(refusal(frame.fields));
      return;
    }
    if (IN_PARTS.includes(frame.kind)) {
      waiting.parts.push(asArray(frame.fields.at(-1)));
      const items = waiting.parts.flat();
      if (items.length < Number(frame.fields.at(-2))) {
        return;
      }
      frame.fields[frame.fields.length - 1] = items;
    }
    this.waiting.delete(frame.request);
    waiting.resolve(frame.fields);
  }

  private end(error: Error): void {
    for (const waiting of this.waiting.values()) {
      waiting.reject(error);
    }
    this.waiting.clear();
    this.reportEnd(error);
    this.socket.terminate();
  }
}

function refusal(fields: Field[]): Refusal {
  const [reason, final, sentence] = fields;
  return new Refusal(asText(asArray(reason)[0]), final === true, asText(sentence));
}
