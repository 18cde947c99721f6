import { createHash } from "node:crypto";

/** White space and case say nothing about what a sentence means. */
export const foldWords = (words: string): string =>
  words.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** By which a rule finds its words again, and a rejected one stays away. */
export const spanHash = (words: string): string =>
  createHash("sha256").update(foldWords(words)).digest("hex").slice(0, 32);
