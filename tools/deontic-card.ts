import { readFileSync } from "node:fs";
import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import { type Placed, readSentence } from "@agent-console/analysis/policies/deontic/sentence.ts";
import { verdictOf } from "@agent-console/analysis/policies/deontic/verdict.ts";
import type { Language } from "@agent-console/analysis/policies/words/list.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";

interface LabeledSentence {
  readonly label: "found" | "absent";
  readonly language: Language;
  readonly type?: RuleType;
  readonly also?: RuleType;
  readonly source: string;
  readonly license: string;
  readonly seen: Omit<Placed, "language">;
}

const read = (file: "held-out/deontic"): LabeledSentence[] =>
  readFileSync(new URL(`../analysis/labeled/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabeledSentence);

const verdictFor = ({ seen, language }: LabeledSentence) => verdictOf(readSentence({ ...seen, language }));

/** Who wrote a sentence, since a reader that is good at laws need not be good at the handbook of a shop. */
function sourceKind({ source, license }: LabeledSentence): string {
  if (source === "written for this set") return "written in the style of company policies";
  return license.startsWith("official text") ? "laws" : "public policies and handbooks";
}

const groups = (sentences: readonly LabeledSentence[], nameOf: (sentence: LabeledSentence) => string): string[] =>
  [...Map.groupBy(sentences, nameOf)].map(([name, part]) => rowOf(name, part));

const tableOf = (first: string, rows: readonly string[]): string => `| ${first} | Number | Precision | Recall | Type |
|---|---|---|---|---|
${rows.join("\n")}`;

/** The card of the reader of policies, on the held-out sentences. Only totals are shown. */
export function deonticCard(): string {
  const sentences = read("held-out/deontic");
  return `# Card of the reader of policies

Generated from \`analysis/labeled/held-out/deontic.jsonl\` by \`npm run generate\`; \`npm run detector -- deontic\` prints it.

**Held-out**: measured on sentences of documents that the reader was not tuned on, labeled by someone who had not seen it. Brackets
contain 95% confidence intervals (Wilson). **Precision**: the share of rules among the sentences it takes for rules. **Recall**: the
share it finds of those that are. **Type**: the share of found rules whose type is right.

${tableOf("Held-out sentences", [rowOf("all", sentences)])}

${tableOf(
  "By language",
  groups(sentences, ({ language }) => language),
)}

${tableOf("By source", groups(sentences, sourceKind))}
`;
}

function rowOf(name: string, sentences: readonly LabeledSentence[]): string {
  const judged = sentences.map((sentence) => ({ ...sentence, verdict: verdictFor(sentence) }));
  const taken = judged.filter(({ verdict }) => verdict);
  const rules = judged.filter(({ label }) => label === "found");
  const found = rules.filter(({ verdict }) => verdict);
  const right = found.filter(({ verdict, type, also }) => verdict?.type === type || verdict?.type === also);
  const shares = [
    share(found.length, taken.length),
    share(found.length, rules.length),
    share(right.length, found.length),
  ];
  return `| ${name} | ${sentences.length} | ${shares.join(" | ")} |`;
}

function share(part: number, all: number): string {
  const interval = wilson(part, all);
  if (!interval) return "–";
  const { low, high } = interval;
  return `${(part / all).toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`;
}
