/** The most features that are read of one text. What comes after is ignored, so that a flood costs no more than a long text. */
export const MOST_FEATURES = 8_192;

const [SHORTEST_GRAM, LONGEST_GRAM, LONGEST_WORD] = [3, 5, 32];
const [WORD, PAIR, GRAM] = [0x811c9dc5, 0x2545f491, 0x9747b28c];
const PRIME = 0x01000193;
const [BEGIN, END] = [0x5e, 0x24];

const isWord = new Uint8Array(128);
for (const sign of "abcdefghijklmnopqrstuvwxyz0123456789'*@$_") isWord[sign.charCodeAt(0)] = 1;

/** Letters and digits of any script, and the signs that stand for letters inside masked words. */
function belongsToWord(code: number): boolean {
  if (code < 128) return isWord[code] === 1;
  // Latin-1 punctuation, general punctuation, symbols and arrows, CJK punctuation.
  return code >= 0xc0 && !(code >= 0x2000 && code <= 0x2bff) && !(code >= 0x3000 && code <= 0x303f);
}

/**
 * Reads the hashed features of a text in its plain form (`text/plain.ts`) into a buffer and returns their number: words,
 * pairs of neighboring words, and pieces of three to five characters of each word. The pieces recognize inflected,
 * misspelled and masked words.
 */
export function readFeatures(text: string, into: Int32Array, mask: number): number {
  let [count, before, at] = [0, 0, 0];
  const room = into.length - 2 - LONGEST_WORD * (LONGEST_GRAM - SHORTEST_GRAM + 1);
  while (at < text.length && count < room) {
    if (!belongsToWord(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const from = at;
    let word = WORD;
    while (at < text.length && at - from < LONGEST_WORD && belongsToWord(text.charCodeAt(at)))
      word = Math.imul(word ^ text.charCodeAt(at++), PRIME);
    into[count++] = bucket(word, mask);
    if (before !== 0) into[count++] = bucket(Math.imul(before ^ PAIR, PRIME) ^ word, mask);
    before = word;
    for (let start = from - 1; start <= at - 2; start++) {
      let gram = GRAM;
      const last = Math.min(start + LONGEST_GRAM, at + 1);
      for (let end = start; end < last; end++) {
        const code = end < from ? BEGIN : end === at ? END : text.charCodeAt(end);
        gram = Math.imul(gram ^ code, PRIME);
        if (end - start + 1 >= SHORTEST_GRAM) into[count++] = bucket(gram, mask);
      }
    }
  }
  return count;
}

const bucket = (hash: number, mask: number): number => (hash ^ (hash >>> 15)) & mask;
