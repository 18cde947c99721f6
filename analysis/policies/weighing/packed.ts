const [MORE, LOW] = [0x80, 0x7f];

/** Weights by their keys as text: in the order of the keys, what each is more than the one before, then the weight as a byte. */
export function packWeights(weights: ReadonlyMap<number, number>): string {
  const bytes: number[] = [];
  let before = 0;
  for (const [key, weight] of [...weights].toSorted(([one], [other]) => one - other)) {
    let gap = key - before;
    before = key;
    for (; gap > LOW; gap >>>= 7) bytes.push((gap & LOW) | MORE);
    bytes.push(gap, weight & 0xff);
  }
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function unpackWeights(text: string): ReadonlyMap<number, number> {
  const bytes = atob(text);
  const weights = new Map<number, number>();
  let [key, at] = [0, 0];
  while (at < bytes.length) {
    let [gap, shift, byte] = [0, 0, 0];
    do {
      byte = bytes.charCodeAt(at++);
      gap |= (byte & LOW) << shift;
      shift += 7;
    } while (byte & MORE);
    key += gap;
    weights.set(key, (bytes.charCodeAt(at++) << 24) >> 24);
  }
  return weights;
}
