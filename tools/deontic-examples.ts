import { readFileSync } from "node:fs";
import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import { formOf } from "@agent-console/analysis/policies/deontic/form.ts";
import { marksOf } from "@agent-console/analysis/policies/deontic/marks.ts";
import type { Verdict } from "@agent-console/analysis/policies/deontic/pattern.ts";
import { type Placed, readSentence, type Sentence } from "@agent-console/analysis/policies/deontic/sentence.ts";
import { traitsOf } from "@agent-console/analysis/policies/deontic/traits.ts";
import { keyOf } from "@agent-console/analysis/policies/deontic/weigh.ts";
import { type Language, type Lexicon, lexiconOf } from "@agent-console/analysis/policies/words/list.ts";
import { type Phrases, phrasesIn } from "@agent-console/analysis/policies/words/phrases.ts";
import { tokensOf } from "@agent-console/analysis/policies/words/tokens.ts";

/** A labeled sentence of a policy, as in `analysis/labeled/policies`. */
interface Labeled {
  readonly family: string;
  readonly label: "found" | "absent";
  readonly language: Language;
  readonly type?: RuleType;
  readonly also?: RuleType;
  readonly source: string;
  readonly seen: Omit<Placed, "language">;
}

/** What the reader would have seen in a sentence if its word lists had been written without the document it comes from. */
export interface Example extends Labeled {
  readonly document: string;
  /** What is left out as one. */
  readonly work: string;
  readonly sentence: Sentence;
  readonly form: Verdict | null;
  /** Under which numbers the weights of its marks are stored. */
  readonly keys: readonly number[];
  readonly traits: readonly number[];
  readonly isFound: boolean;
}

/** Everything the author of the reader may look at. The held-out sentences are not among it. */
const FILES = ["deontic.tune", "deontic.card", "deontic.own", "deontic.quoted", "deontic.written", "deontic.quoted2"];

const labeled = (): Labeled[] =>
  FILES.flatMap((name) =>
    readFileSync(new URL(`../analysis/labeled/policies/${name}.jsonl`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Labeled),
  );

const documentOf = ({ language, family }: Labeled): string => `${language} ${family}`;

const REPOSITORY = /github\.com\/[\w.-]+\/[\w.-]+/;
const REGULATION = /CELEX \w+/;

/** Documents of one repository, translations above all, resemble each other: they are left out together. */
const workOf = (example: Labeled): string =>
  (REPOSITORY.exec(example.source) ?? REGULATION.exec(example.source))?.[0] ?? documentOf(example);

/** Which documents a phrase occurs in. */
function supportOf(all: readonly Labeled[]): ReadonlyMap<readonly string[], ReadonlySet<string>> {
  const support = new Map<readonly string[], Set<string>>();
  for (const example of all) {
    const tokens = [example.seen.text, ...example.seen.above].flatMap((line) => tokensOf(line, example.language));
    for (const list of Object.values(lexiconOf(example.language)))
      for (const phrase of phrasesIn(list, tokens))
        support.set(phrase, (support.get(phrase) ?? new Set<string>()).add(documentOf(example)));
  }
  return support;
}

/** Each document, read without the phrases that occur in no other one: they may be in the word lists because of it. */
export function readExamples(): Example[] {
  const all = labeled();
  const support = supportOf(all);
  return [...Map.groupBy(all, documentOf)].flatMap(([document, held]) => {
    const lexicon = without(held[0]?.language ?? "en", (phrase) => {
      const found = support.get(phrase);
      return found?.size === 1 && found.has(document);
    });
    return held.map((example) => {
      const sentence = readSentence({ ...example.seen, language: example.language }, lexicon);
      const form = formOf(sentence);
      const keys = [...new Set(marksOf(sentence, form).map(keyOf))];
      const isFound = example.label === "found";
      return {
        ...example,
        document,
        work: workOf(example),
        sentence,
        form,
        keys,
        traits: traitsOf(sentence, form),
        isFound,
      };
    });
  });
}

function without(language: Language, isLeftOut: (phrase: readonly string[]) => boolean): Lexicon {
  const kept = (list: Phrases): Phrases =>
    new Map([...list].map(([key, phrases]) => [key, phrases.filter((phrase) => !isLeftOut(phrase))]));
  const lists = Object.entries(lexiconOf(language)).map(([name, list]) => [name, kept(list)] as const);
  return Object.fromEntries(lists) as unknown as Lexicon;
}
