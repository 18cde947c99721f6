import { readdirSync, readFileSync } from "node:fs";
import type { PlannedPrompt } from "../../src/domains/evaluation/harness/harness.ts";
import { standardHarnesses } from "../../src/domains/evaluation/probes/harnesses.ts";
import { probes } from "../../src/domains/evaluation/probes/list.ts";
import { type Sample, separability } from "./prompt-classifier.ts";

const folder = new URL("../../../analysis/labeled/with-question/tune/", import.meta.url);

interface Labeled {
  readonly family: string;
  readonly language?: string;
  readonly seen: { readonly question?: unknown };
}

/** Questions to an assistant by another author, in English, each once. They were written to label answers to them. */
function ordinaryPrompts(files: readonly string[] = readdirSync(folder)): Sample[] {
  const lines = files.flatMap((file) => readFileSync(new URL(file, folder), "utf8").split("\n").filter(Boolean));
  const groups = new Map(
    lines
      .map((line) => JSON.parse(line) as Labeled)
      .flatMap(({ family, language = "en", seen: { question } }) =>
        language === "en" && typeof question === "string" ? [[question, family] as const] : [],
      ),
  );
  return [...groups].map(([text, group]) => ({ text, group, isOurs: false }));
}

const english = new Set(probes.filter(({ languages }) => languages.join() === "en").map(({ id }) => id));

/** What the user says first, in the English prompts of the standard plan. */
function ownPrompts(seed: number, isWanted: (probe: string) => boolean = () => true): Sample[] {
  const plan = standardHarnesses.flatMap((harness) => [...harness.plan(seed)]);
  return plan
    .filter(({ probe }) => english.has(probe) && isWanted(probe))
    .map((prompt) => ({ text: firstWords(prompt), group: prompt.probe, isOurs: true }));
}

function firstWords({ question: { turns, before } }: PlannedPrompt): string {
  const opening = before?.[0];
  return turns[0] || (opening?.role === "user" ? opening.text : "");
}

const LONGEST = 400;
const FEWEST_WORDS = 4;
const MOST_WORDS = 12;

/** One sentence of each, a question if there is one, and of that the first words: then length alone tells nothing. */
function oneSentence(text: string): string {
  const all = text.split(/(?<=[.?!])\s+|\n+/).filter((part) => part.split(/\s+/).length >= FEWEST_WORDS);
  const sentence = all.find((part) => part.includes("?")) ?? all[0] ?? text;
  return sentence.split(/\s+/).slice(0, MOST_WORDS).join(" ");
}

const inOneSentence = (samples: readonly Sample[]): Sample[] =>
  samples.map((sample) => ({ ...sample, text: oneSentence(sample.text) }));

const shortened = (samples: readonly Sample[]): Sample[] =>
  samples.map((sample) => ({ ...sample, text: sample.text.slice(0, LONGEST) }));

export interface Realism {
  /** Whole prompts of all probes. */
  readonly whole: number;
  /** One sentence of each. */
  readonly sentence: number;
  /** The same topic on both sides: requests that must be declined, one sentence of each. */
  readonly sameTopic: number;
}

/** How well a simple classifier tells our prompts from another author's, in probes that it has not seen. */
export function realismOf(seed: number): Realism {
  const [own, ordinary] = [ownPrompts(seed), ordinaryPrompts()];
  const harmful = [
    ...ownPrompts(seed, (probe) => probe.startsWith("harm-")),
    ...ordinaryPrompts(["refusal.jsonl", "harm-delivered.jsonl"]),
  ];
  return {
    whole: separability(shortened([...own, ...ordinary])),
    sentence: separability(inOneSentence([...own, ...ordinary])),
    sameTopic: separability(inOneSentence(harmful)),
  };
}
