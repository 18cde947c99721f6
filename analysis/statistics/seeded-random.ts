/** Random numbers that are the same for the same seed, and independent for each purpose. */
export function seededNumbers(seed: number, purpose: string): () => number {
  return seededRandom(hash(purpose, (seed ^ Math.floor(seed / 2 ** 32)) >>> 0));
}

function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/** Numbers from 0 to 1, always the same for the same seed (splitmix32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mixBits(state) / 2 ** 32;
  };
}

/** The bits of a number spread over all 32, so that neighboring numbers have nothing in common. */
export function mixBits(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
