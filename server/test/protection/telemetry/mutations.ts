/** Breaks bodies in the ways that bodies break, and in some that only an attacker thinks of. The same for the same seed. */
export function createMutator(seed: number): (body: Buffer) => Buffer {
  let state = seed >>> 0;
  /** Mulberry32. */
  const random = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  const piece = (body: Buffer): Buffer => {
    const from = random(body.length + 1);
    return body.subarray(from, from + random(40));
  };
  const place = (body: Buffer, from: number, length: number, put: Buffer): Buffer =>
    Buffer.concat([body.subarray(0, from), put, body.subarray(from + length)]);
  const WAYS: readonly ((body: Buffer) => Buffer)[] = [
    (body) => place(body, random(body.length), 1, Buffer.from([random(256)])),
    (body) => place(body, random(body.length), 1, Buffer.from([1 << random(8)])),
    (body) => body.subarray(0, random(body.length + 1)),
    (body) => place(body, random(body.length), random(20), Buffer.alloc(0)),
    (body) => place(body, random(body.length), 0, piece(body)),
    // Lengths and numbers that are far too large.
    (body) => place(body, random(body.length), 1, Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0f])),
    (body) => place(body, random(body.length), 0, Buffer.alloc(1 + random(12), 0xff)),
    (body) => place(body, random(body.length), 1, Buffer.from([0])),
    // Messages inside each other.
    (body) => place(body, random(body.length), 0, Buffer.alloc(2 * random(200), Buffer.from([0x32, 0x7f]))),
    (body) => place(body, random(body.length), 0, Buffer.alloc(random(400), "[{")),
  ];
  return (body) => {
    let mutated = body;
    for (let times = random(3) === 0 ? 1 + random(4) : 1; times > 0; times--) {
      const way = WAYS[random(WAYS.length)];
      if (way && mutated.length > 0) mutated = way(mutated);
    }
    return mutated;
  };
}
