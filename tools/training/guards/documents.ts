import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { Labeled } from "./examples.ts";

/** A clean document has at least so many characters. */
export const SHORTEST = 250;
const LONGEST = 3_000;
const CLEAN = ["articles_b", "dev_docs_b", "arena_answers_b", "t0_docs_b"];

/** Task prompts quote a document: its longest paragraph. */
const documentIn = ({ text, source }: Labeled): string =>
  source === "t0_docs_b" ? text.split("\n").reduce((one, other) => (other.length > one.length ? other : one)) : text;

function cleanDocuments(texts: readonly Labeled[]): Labeled[] {
  return texts
    .filter(({ source }) => CLEAN.includes(source))
    .map((one) => ({ ...one, text: documentIn(one).slice(0, LONGEST) }))
    .filter(({ text }) => text.length >= SHORTEST);
}

/** Short attacks. Plain requests are not among them: a document that asks its readers for something is an ordinary one. */
const payloads = (texts: readonly Labeled[]): Labeled[] =>
  texts.filter(({ text, label }) => text.length < 320 && label === 1);

const placesIn = (text: string): number[] => [
  ...Array.from(text.matchAll(/[.!?]\s+|\n+/g), ({ 0: sign, index }) => index + sign.length),
  text.length,
];

/** Documents with an instruction of another source between two of their sentences, and the same kind of documents without. */
export function madeDocuments(texts: readonly Labeled[], seed: number): Labeled[] {
  const random = seededNumbers(seed, "documents");
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const [documents, inserted] = [cleanDocuments(texts), payloads(texts)];
  const bySource = Map.groupBy(documents, ({ source }) => source);
  const kept = [...bySource.values()].flatMap((list) => list.slice(0, MOST_DOCUMENTS));
  const made: Labeled[] = [];
  for (const [source, list] of Map.groupBy(inserted, (one) => one.source))
    for (let nth = 0, most = Math.min(MOST_MADE, list.length * 3); nth < most; nth++) {
      const document = pick(bySource.get(CLEAN[nth % CLEAN.length] ?? "") ?? []);
      // From the whole list, not only its beginning: sources are sorted by what they say.
      const payload = list[most < list.length ? Math.floor((nth * list.length) / most) : nth % list.length];
      if (!document || !payload) continue;
      const at = pick(placesIn(document.text)) ?? 0;
      made.push({
        text: `${document.text.slice(0, at)} ${payload.text} ${document.text.slice(at)}`,
        label: 1,
        source: `document: ${source}`,
        group: `${payload.group} + ${document.group}`,
      });
    }
  return [...kept.map((one) => ({ ...one, label: 0 as const })), ...made];
}

const [MOST_DOCUMENTS, MOST_MADE] = [400, 100];
