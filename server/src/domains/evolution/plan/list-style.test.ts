import { expect, test } from "vitest";
import { clauses } from "../clauses/list.ts";
import { promptGenes } from "../genomes/genes/extract.ts";
import type { Gene } from "../genomes/genes/gene.ts";
import { renderPrompt } from "../genomes/genes/render.ts";
import { armsOf } from "./arms.ts";
import { settled } from "./candidate.ts";

const rules = clauses.filter(({ id }) => id === "same-answer/short" || id === "civil-tone/short");

function withRules(prompt: string): string {
  let genes: readonly Gene[] = promptGenes(prompt);
  const added = armsOf(genes, rules).filter(({ operator }) => operator === "clause.add");
  for (const arm of added) genes = arm.apply(genes);
  return renderPrompt(settled(genes));
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

test("another wording of a rule keeps its place in the list, and a rule that stands there is not added again", () => {
  const genes = promptGenes(`Rules:\n- Never share notes.\n- ${first}`);
  expect(armsOf(genes, rules).some(({ key }) => key === `clause/${rules[0]?.id}`)).toBe(false);
});
