import { seededNumbers } from "../statistics/seeded-random.ts";

const noise = (pieces: readonly string[], length: number): string => {
  const random = seededNumbers(1, "noise");
  let text = "";
  while (text.length < length) text += pieces[Math.floor(random() * pieces.length)];
  return text.slice(0, length);
};

const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const KEYS = [
  "\\bsk-[A-Za-z0-9_-]{20,120}",
  "\\b[A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9-]{1,63}\\.){1,4}[A-Za-z]{2,24}\\b",
  "\\beyJ[A-Za-z0-9_-]{10,200}\\.eyJ[A-Za-z0-9_-]{10,200}\\.[A-Za-z0-9_-]{10,200}",
  "\\b\\d{4}([ -]?\\d{4}){2}[ -]?\\d{1,7}\\b",
  "!\\[[^\\]\\n]{0,80}\\]\\( {0,3}https?://[^\\s)]{1,256}",
];

export interface HostileText {
  readonly patterns: readonly string[];
  readonly text: (length: number) => string;
}

/** Patterns, and texts that cost them the most, for tests and benchmarks. */
export const HOSTILE: Readonly<Record<string, HostileText>> = {
  "long matches that almost come about": {
    patterns: KEYS,
    text: (length) => repeated(`eyJ${"a".repeat(200)}.eyJ${"b".repeat(150)} `, length),
  },
  "a match that may start anywhere": { patterns: ["[ab]{200}c", "a{250}b"], text: (length) => repeated("a", length) },
  "beginnings of everything": {
    patterns: KEYS,
    text: (length) => noise(["sk-", "eyJ", ".eyJ", "a.b@", "![x](http://", "4111 ", "1", "-", " ", "@"], length),
  },
  "noise of letters and digits": { patterns: KEYS, text: (length) => noise([..."abcXYZ0189-_.@ /:"], length) },
  "states without end": { patterns: ["a[ab]{40}c", "b[ab]{60}d"], text: (length) => noise(["a", "b"], length) },
  "a hit at every character, each waiting for a longer one": {
    patterns: ["a|a{100}b"],
    text: (length) => repeated("a", length),
  },
  "hits without a gap": { patterns: ["a{1,256}", "[ab]{1,3}"], text: (length) => noise(["a", "ab"], length) },
  "halves of surrogate pairs": {
    patterns: [".{1,9}x", "[😀-😎]{3,40}y"],
    text: (length) => noise(["😀", "\ud83d", "\ude00"], length),
  },
};
