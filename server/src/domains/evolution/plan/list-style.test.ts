import { expect, test } from "vitest";
import { clauses } from "../clauses/list.ts";
import { promptGenes } from "../genomes/genes/extract.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { renderPrompt } from "../genomes/genes/render.ts";
import { openSegments } from "../proposer/prompt.ts";
import { armsOf, proposedArm } from "./arms.ts";
import { splitAsExtracted } from "./candidate.ts";

const rules = clauses.filter(({ id }) => id === "same-answer/short" || id === "civil-tone/short");

function withRules(prompt: string): string {
  let genes: readonly Gene[] = promptGenes(prompt);
  const added = armsOf(genes, rules).filter(({ operator }) => operator === "clause.add");
  for (const arm of added) genes = arm.apply(genes);
  return renderPrompt(splitAsExtracted(genes));
}

const [first, second] = rules.map(({ text }) => text);

test.each([
  ["Rules:\n- Never share internal notes.\n- Refuse refunds above 100.", `\n- ${first}\n- ${second}`],
  ["Rules:\n1. Never share internal notes.\n2. Refuse refunds above 100.", `\n3. ${first}\n4. ${second}`],
  ["You are kind.", `\n\n${first}\n\n${second}`],
  ["You sell:\n- lamps\n- chairs", `\n\n${first}\n\n${second}`],
])("%j goes on with %j", (prompt, added) => {
  expect(withRules(prompt)).toBe(prompt + added);
});

const LIST = "Rules:\n- Never share internal notes.\n- Refuse refunds above 100.\n- Never insult anyone.";

test("a rule that moves to the end of its list stays in the list", () => {
  const genes = promptGenes(LIST);
  const [move] = armsOf(genes, []).filter(({ operator }) => operator === "clause.move");
  expect(renderPrompt(splitAsExtracted(move?.apply(genes) ?? []))).toBe(
    "Rules:\n- Refuse refunds above 100.\n- Never insult anyone.\n- Never share internal notes.",
  );
});

test.each([
  "Rules:",
  "## Rules",
  "GUIDELINES",
  "<rules>",
  "Whatever happens, never break one of the following rules of our house:",
])("what introduces rules is neither removed nor moved nor reworded: %s", (heading) => {
  const genes = promptGenes(LIST.replace("Rules:", heading));
  const held = genes.find((gene) => "text" in gene && gene.text === heading)?.key ?? "";
  expect(held).toMatch(/^prompt\/policy/);
  expect(armsOf(genes, []).filter(({ key }) => key.endsWith(held))).toEqual([]);
  expect([...openSegments(genes).keys()]).not.toContain(held);
});

test("numbered rules are neither moved nor removed: the others would keep their numbers, and others may refer to them", () => {
  const numbered = LIST.replaceAll("\n- ", "\n1. ");
  expect(armsOf(promptGenes(numbered), []).filter(({ slot }) => slot.startsWith("segment/"))).toEqual([]);
  expect(armsOf(promptGenes(LIST), []).filter(({ slot }) => slot.startsWith("segment/"))).not.toEqual([]);
});

test("a rule of a model is written as its place is: with the mark of the list, and with one mark", () => {
  const genes = promptGenes(LIST);
  const key = genes.find((gene) => "text" in gene && gene.text.includes("insult"))?.key ?? "";
  const written = (text: string, replaces: string | null) =>
    renderPrompt(
      splitAsExtracted(proposedArm({ id: "x", category: "compliance", text, replaces }, genes).apply(genes)),
    );
  const kind = "Stay kind to everyone who writes in.";
  for (const text of [kind, `- ${kind}`, `* ${kind}`]) {
    expect(written(text, key)).toBe(LIST.replace("Never insult anyone.", kind));
    expect(written(text, null)).toBe(`${LIST}\n- ${kind}`);
  }
});

test("another wording of a rule keeps its place in the list, and a rule that stands there is not added again", () => {
  const genes = promptGenes(`Rules:\n- Never share notes.\n- ${first}`);
  expect(armsOf(genes, rules).some(({ key }) => key === `clause/${rules[0]?.id}`)).toBe(false);
});
