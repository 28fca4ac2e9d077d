/** Frames: one msgpack array each, as section 2 of PROTOCOL.md says. */

import { decode, encode } from "@msgpack/msgpack";

export const VERSION = 1;
export const NEWS = 0;
export const NO_SECRET = new Uint8Array(0);
export const EVERYBODY = -3;

/** What a client asks: section 4. */
export const Ask = {
  HELLO: 0,
  LOOK: 1,
  OPEN: 2,
  JOIN: 3,
  PLAY: 4,
  UNDO: 5,
  CHAT: 6,
  VOTE: 7,
  SEAT: 8,
  START: 9,
  CLOSE: 10,
  NAME: 11,
  WATCHERS: 12,
  AGAIN: 13,
  TITLES: 14,
  PLAN: 15,
  MOVES: 16,
  POSITION: 17,
  STEPS: 18,
} as const;

/** What a host tells: section 5. */
export const Tell = {
  WELCOME: 0,
  REFUSED: 1,
  DONE: 2,
  TABLES: 3,
  OPENED: 4,
  JOINED: 5,
  LOBBY: 6,
  HISTORY: 7,
  UPDATE: 8,
  CHAT: 9,
  JOURNAL: 10,
  REJOIN: 11,
  AROUND: 12,
  EVENT: 13,
  AGAIN: 14,
  TITLES: 15,
  PLAN: 16,
  MOVES: 17,
  POSITION: 18,
  STEPS: 19,
} as const;

/** A field of a frame. Numbers of more than 32 bits are `bigint`. */
export type Field = number | bigint | string | boolean | null | Uint8Array | Field[];

/** A frame of a host. */
export interface HostFrame {
  kind: number;
  number: number;
  request: number;
  fields: Field[];
}

export function clientFrame(kind: number, request: number, fields: Field[]): Uint8Array {
  return encode([kind, request, ...fields], { useBigInt64: true });
}

export function readFrame(content: Uint8Array): HostFrame {
  const values = asArray(decode(content, { useBigInt64: true }) as Field);
  const [kind, number, request, ...fields] = values;
  return { kind: asNumber(kind), number: asNumber(number), request: asNumber(request), fields };
}

export function asNumber(value: Field | undefined): number {
  if (typeof value === "number" || typeof value === "bigint") {
    return Number(value);
  }
  throw new Error(`a number was expected, not ${String(value)}`);
}

/** The code of a move has up to 48 bits. */
export function asCode(value: Field | undefined): bigint {
  if (typeof value === "number" || typeof value === "bigint") {
    return BigInt(value);
  }
  throw new Error(`the code of a move was expected, not ${String(value)}`);
}

export function asText(value: Field | undefined): string {
  if (typeof value === "string") {
    return value;
  }
  throw new Error(`a text was expected, not ${String(value)}`);
}

export function asArray(value: Field | undefined): Field[] {
  if (Array.isArray(value)) {
    return value;
  }
  throw new Error(`an array was expected, not ${String(value)}`);
}
