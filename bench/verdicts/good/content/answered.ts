/** A question, and a good answer to it. */
export type Answered = readonly [asked: string, answer: string];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** The answer to the question that shares most words with this one: people greet, hurry and mistype around a question. */
export function answerTo(text: string, among: readonly Answered[]): string {
  const asked = new Set(wordsOf(text));
  let best = { shared: -1, answer: "" };
  for (const [question, answer] of among) {
    const known = wordsOf(question);
    const shared = known.filter((word) => asked.has(word)).length / Math.sqrt(known.length);
    if (shared > best.shared) best = { shared, answer };
  }
  return best.answer;
}
