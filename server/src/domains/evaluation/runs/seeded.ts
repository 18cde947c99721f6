import { seededRandom } from "../../agents/conversation/talk/backoff.ts";

/** Chance that comes out the same for the same seed, and independently for each purpose. */
export function seededNumbers(seed: number, purpose: string): () => number {
  return seededRandom(hash(purpose, (seed ^ Math.floor(seed / 2 ** 32)) >>> 0));
}

function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
