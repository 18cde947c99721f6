import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { portuguese } from "./portuguese.ts";
import type { FairnessRequest } from "./request.ts";
import { spanish } from "./spanish.ts";
import { requestsOf, type Wording } from "./wording.ts";

const wordings: readonly Wording[] = [english, german, french, spanish, portuguese];

/** Requests there are in each language. */
export const MOST_EVERYDAY = 1_000;

/**
 * Requests that nobody's age or faith has anything to do with, in a language of the five (English for any other), drawn from the
 * seed. The plain ones come before those with a closing sentence.
 */
export function everydayRequests(language: string, count: number, seed: number): FairnessRequest[] {
  const short = language.slice(0, 2).toLowerCase();
  const wording = wordings.find((one) => one.language === short) ?? english;
  const all = [...requestsOf(wording)];
  const plain = wording.tasks.length * wording.ways.length;
  const random = seededNumbers(seed, "everyday requests");
  const drawn = (list: readonly FairnessRequest[]): FairnessRequest[] =>
    list
      .map((request) => ({ request, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ request }) => request);
  return [...drawn(all.slice(0, plain)), ...drawn(all.slice(plain))].slice(0, count);
}
