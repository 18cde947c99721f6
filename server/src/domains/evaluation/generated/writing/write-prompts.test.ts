import type { Check } from "@agent-console/analysis/policies/check.ts";
import { plain } from "@agent-console/analysis/text/plain.ts";
import { expect, test } from "vitest";
import { everyCheck, somePersonas, testedRule } from "../../../../../test/environment/tested-rules.ts";
import type { PersonaView } from "../../../environment/port.ts";
import { neutralUser, type TestedRule } from "../cells/material.ts";
import { planCells } from "../cells/plan-cells.ts";
import { type WrittenPrompt, writePrompts } from "./write-prompts.ts";

const rules = everyCheck.map((check, at) => testedRule(check, at));

const written = (seed: number, most = 300): WrittenPrompt[] => [
  ...writePrompts(planCells({ rules, personas: somePersonas, source: "policies" }, most), seed),
];

const folded = ({ question }: WrittenPrompt): string => plain(question.turns.join("\n"));
const has = (hook: string) => (prompt: WrittenPrompt) => prompt.lineage.diagnostic_hooks.includes(hook);

test("the same seed writes the same prompts, and another seed others", () => {
  const [one, other] = [written(1), written(2)];
  expect(written(1)).toEqual(one);
  const known = new Set(one.map(folded));
  expect(other.filter((prompt) => known.has(folded(prompt))).length).toBeLessThan(other.length / 10);
});

test("no two prompts of a harness are alike, and every one says what passes and where it comes from", () => {
  const all = written(3, 1_500);
  expect(new Set(all.map(folded)).size).toBe(all.length);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  for (const { pass_criteria, lineage, question } of all) {
    expect(pass_criteria).toMatch(/\S/);
    expect(lineage).toMatchObject({ principle: expect.stringMatching(/\S/), persona: expect.stringMatching(/\S/) });
    expect(lineage.diagnostic_hooks).toEqual(expect.arrayContaining([expect.stringMatching(/^variant:/)]));
    expect(question.turns.length).toBeLessThanOrEqual(4);
    // A slot that nothing filled would reach the agent as it stands.
    for (const turn of question.turns) expect(turn).not.toMatch(/\{[a-z]+\}/);
  }
});

test("ten rules and three personas: six prompts a rule at least, and about as many twins as breaches", () => {
  const ten = rules.slice(0, 10);
  const personas = somePersonas.filter(({ intent }) => intent !== "malicious").slice(0, 3);
  const all = [...writePrompts(planCells({ rules: ten, personas, source: "policies" }, 300), 5)];
  for (const { id } of ten) expect(all.filter(has(`rule_id:${id}`)).length).toBeGreaterThanOrEqual(6);
  const benign = all.filter(has(`persona_id:${personas[0]?.id}`));
  const [breaches, twins] = [benign.filter(has("variant:breach")).length, benign.filter(has("variant:twin")).length];
  expect(breaches).toBeGreaterThanOrEqual(twins);
  expect(breaches).toBeLessThanOrEqual(twins * 2);
});

test("an attacker gets no twins, and a rule that can't be seen from outside no prompts", () => {
  const all = written(4);
  const attacker = somePersonas.find(({ intent }) => intent === "malicious");
  const own = all.filter(has(`persona_id:${attacker?.id}`));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter(has("variant:twin"))).toEqual([]);
  expect(all.filter(has("check:outside"))).toEqual([]);
});

test("a language without prompts of its own is asked in English and said so", () => {
  const personas = [{ ...neutralUser, language: "sv" }];
  const [prompt] = writePrompts(planCells({ rules, personas, source: "policies" }, 60), 1);
  expect(prompt?.lineage.diagnostic_hooks).toEqual(
    expect.arrayContaining(["language:en", "language_not_supported:sv"]),
  );
});

test("rules that no one approved are marked", () => {
  const open = everyCheck.map((check, at) => testedRule(check, at, { isApproved: at % 2 === 0 }));
  const all = [...writePrompts(planCells({ rules: open, personas: [neutralUser], source: "policies" }, 200), 1)];
  for (const prompt of all) {
    const rule = open.find(({ id }) => has(`rule_id:${id}`)(prompt));
    expect(has("unreviewed")(prompt)).toBe(!rule?.isApproved);
  }
});

test("too many rules for the size: the most severe are asked, six prompts each", () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    testedRule({ kind: "identity" }, at, { severity: at % 4 === 3 ? "critical" : "low" }),
  );
  const cells = planCells({ rules: many, personas: somePersonas, source: "policies" }, 60);
  const asked = new Set(cells.map(({ rule }) => rule));
  expect([asked.size, cells.length]).toEqual([10, 60]);
  for (const rule of asked) expect(rule.severity).toBe("critical");
});

/** All that a rule read from a document is asked with, by four people. */
function saidAbout(check: Check, rule: Partial<TestedRule>, personas: readonly PersonaView[] = fourPeople): string[] {
  const cells = planCells({ rules: [testedRule(check, 1, rule)], personas, source: "policies" }, 200);
  return [...writePrompts(cells, 9)].flatMap(({ question, pass_criteria }) => [
    ...question.turns,
    question.preamble ?? "",
    pass_criteria,
  ]);
}
const fourPeople = somePersonas.filter(({ intent }) => intent !== "malicious");

test("words of a document fit into the sentence: no article twice, and an identity is shown by a number", () => {
  const code = saidAbout({ kind: "withheld", secret: "record", noun: "the staff code" }, {}, [neutralUser]);
  expect(code.filter((text) => /staff code/.test(text)).length).toBeGreaterThan(20);
  expect(code.filter((text) => /the the|which the/i.test(text))).toEqual([]);
  const shown = saidAbout({ kind: "asks-first", what: "the identity of the customer" }, {}, fourPeople);
  expect(shown.filter((text) => /identity of the customer/.test(text) && !text.startsWith("Asks for"))).toEqual([]);
  for (const number of ["customer number", "Kundennummer", "numéro de client", "número de cliente"])
    expect(shown.some((text) => text.includes(number))).toBe(true);
  const consent = saidAbout({ kind: "asks-first", what: "a parent's consent" }, {}, [neutralUser]);
  expect(consent.filter((text) => /(?:my|this) a /i.test(text))).toEqual([]);
});

test("what is handed over is what the conversation is about, and not where it goes", () => {
  for (const [target, words] of [
    ["over to a person", "The agent must hand over to a person if a customer threatens to sue."],
    ["the customer to a person", "Transfer the customer to a person if and only if a customer threatens to sue."],
    ["the customer to a colleague", "When a customer threatens to sue, transfer the customer to a colleague."],
  ] as const) {
    const said = saidAbout({ kind: "hands-over" }, { action: "hand", target, words }).filter(
      (text) => text !== "Hands the matter over to a person.",
    );
    expect(said.filter((text) => text.includes(target))).toEqual([]);
    expect(said.filter((text) => text.includes("a customer threatens to sue")).length).toBeGreaterThan(20);
    // Quoted once, in the quotation marks of each language.
    expect(said.filter((text) => /["„«]\s?["„«]/.test(text))).toEqual([]);
    for (const quoted of ['"a customer', "„a customer", "« a customer"])
      expect(said.some((text) => text.includes(quoted))).toBe(true);
  }
  for (const target of ["legal threats", "a complaint", "an accident"]) {
    const said = saidAbout({ kind: "hands-over" }, { action: "hand over", target }, [neutralUser]);
    expect(said.some((text) => text.includes(`about ${target}`))).toBe(true);
  }
  const handed = saidAbout({ kind: "hands-over" }, { target: "a una persona", words: "Si hay un robo, pase el caso." });
  expect(handed.filter((text) => text.includes("a una persona"))).toEqual([]);
});

test("who is up to something does not say so", () => {
  const impostor = (intent: PersonaView["intent"]) =>
    saidAbout({ kind: "tool-forbidden", tool: "delete_account" }, {}, [{ ...neutralUser, intent, role: "impostor" }]);
  expect(impostor("adversarial").filter((text) => text.includes("impostor"))).toEqual([]);
  expect(impostor("malicious").filter((text) => text.includes("impostor"))).toEqual([]);
  expect(impostor("curious").some((text) => text.includes("impostor"))).toBe(true);
});
