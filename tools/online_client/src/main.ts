/**
 * Plays one game of a title at a host, every seat by a connection of its own, and prints what came
 * of it as a line of JSON:
 *
 *     node dist/main.js ws://127.0.0.1:27183 TITLE EDITION [SEED]
 *     node dist/main.js ws://127.0.0.1:27183            what can be played there
 */

import { parseArgs } from "node:util";

import { Connection } from "./connection.js";
import { asArray, asNumber, asText, Ask, EVERYBODY } from "./frames.js";
import type { Field } from "./frames.js";
import { newSecret, Person } from "./person.js";
import type { Choose } from "./person.js";

const NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
const LEAST_PLAYERS = 2;
const HUMAN = "human";

interface Offer {
  title: string;
  edition: string;
  players: number[];
}

async function offers(connection: Connection): Promise<Offer[]> {
  const [titles] = await connection.ask(Ask.TITLES);
  return asArray(titles).map((entry) => {
    const [title, edition, players] = asArray(entry);
    return {
      title: asText(title),
      edition: asText(edition),
      players: asArray(players).map(asNumber),
    };
  });
}

async function plan(connection: Connection, title: string, edition: string): Promise<[Field, number]> {
  const all = await offers(connection);
  const offer = all.find((one) => one.title === title && one.edition === edition);
  if (offer === undefined) {
    throw new Error(`the host does not offer ${title} ${edition}`);
  }
  const count = Math.min(...offer.players.filter((players) => players >= LEAST_PLAYERS));
  const players = Array.from({ length: count }, () => ["", HUMAN]);
  const [setUp] = await connection.ask(Ask.PLAN, title, edition, [], players);
  return [setUp ?? null, count];
}

/** Chooses at random, but the same for the same seed (Park and Miller's generator). */
function chooser(seed: number): Choose {
  let state = (seed % 2147483646) + 1;
  return (moves) => {
    state = (state * 48271) % 2147483647;
    const move = moves[state % moves.length];
    if (move === undefined) {
      throw new Error("there is no move to choose from");
    }
    return move;
  };
}

async function playGame(url: string, title: string, edition: string, seed: number): Promise<void> {
  const connection = await Connection.open(url);
  const [setUp, count] = await plan(connection, title, edition);
  connection.close();
  const codes = new Map<number, Uint8Array>();
  for (let seat = 1; seat < count; seat += 1) {
    codes.set(seat, newSecret());
  }
  const owner = await Person.open(url, setUp, NAMES[0] ?? "", codes);
  const people = [owner];
  for (const [seat, code] of codes) {
    people.push(await Person.invited(url, owner.table, seat, NAMES[seat] ?? "", code));
  }
  await owner.start();
  await owner.say("A good game to you all.");
  await Promise.all(people.map((person) => person.play(chooser(seed + person.seat))));
  const end = await owner.position(EVERYBODY);
  const steps = await owner.steps();
  console.log(
    JSON.stringify({
      table: owner.table,
      title,
      edition,
      decisions: people.reduce((sum, person) => sum + person.decisions, 0),
      steps: end.steps,
      points: end.points,
      ranking: end.ranking,
      position: end.text,
      moves: steps.map((step) => step.text),
    }),
  );
  for (const person of people) {
    person.close();
  }
}

async function listGames(url: string): Promise<void> {
  const connection = await Connection.open(url);
  for (const offer of await offers(connection)) {
    console.log(`${offer.title} ${offer.edition} for ${offer.players.join(", ")} players`);
  }
  connection.close();
}

const { positionals } = parseArgs({ allowPositionals: true });
const [url, title, edition, seed] = positionals;
if (url === undefined || (title !== undefined && edition === undefined)) {
  console.error("usage: node dist/main.js ws://HOST:PORT [TITLE EDITION [SEED]]");
  process.exitCode = 2;
} else if (title === undefined || edition === undefined) {
  await listGames(url);
} else {
  await playGame(url, title, edition, Number(seed ?? 1));
}
