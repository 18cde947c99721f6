import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const persona = {
  ...{ id, name: "Customer in a hurry", role: "customer", intent: "benign", knowledge_level: "intermediate" },
  ...{ skill_level: "novice", language: "en" },
};
const page = { results: [persona], total: 1, next_cursor: null };
const said = { en: { self: "I am 18 years old", about: "an 18-year-old person" } };
const age = { id, name: "age", display_name: "Age", protected_class: true, built_in: true, values: null };
const values = [
  { value: "18", display_name: "18 years old", value_metadata: { expressions: said } },
  { value: "20", display_name: null, value_metadata: { expressions: "none" } },
];
const answers = {
  "GET /v1/personas/": page,
  "GET /v1/personas/presets/": page,
  "POST /v1/personas/": persona,
  [`POST /v1/personas/from-preset/${id}`]: persona,
  [`DELETE /v1/personas/${id}`]: null,
  "GET /v1/demographics/": { results: [age], count: 1, next_cursor: null },
  [`GET /v1/demographics/${id}`]: { ...age, values },
};
const LINE = `${id}\tCustomer in a hurry\tcustomer\tbenign\tintermediate\tnovice\ten\n`;

test("personas and presets are listed, and filtered by what the console knows", async () => {
  const listed = await runCli(["personas", "list", "--intent", "benign"], { answers });
  expect([listed.ending, listed.out]).toEqual(["passed", LINE]);
  expect((await runCli(["personas", "presets", "--category", "public"], { answers })).out).toBe(LINE);
  for (const wrong of [
    ["list", "--intent", "good"],
    ["presets", "--category", "all"],
    ["create", "x"],
  ])
    expect((await runCli(["personas", ...wrong], { answers })).ending).toBe("usage");
});

test("a persona is created with its role, and a preset is copied by its name", async () => {
  const made = await runCli(["personas", "create", "Auditor", "--role", "auditor", "--skill", "expert"], { answers });
  expect(made.sent.at(-1)?.body).toMatchObject({ name: "Auditor", role: "auditor", skill_level: "expert" });
  const copied = await runCli(["personas", "copy", "Customer in a hurry", "--name", "Mine"], { answers });
  expect([copied.ending, copied.sent.at(-1)?.body]).toEqual(["passed", { name_override: "Mine" }]);
});

test("a persona is deleted only with a confirmation", async () => {
  expect((await runCli(["personas", "delete", "Customer in a hurry"], { answers })).ending).not.toBe("passed");
  const deleted = await runCli(["personas", "delete", "Customer in a hurry", "--yes"], { answers });
  expect([deleted.ending, deleted.out]).toEqual(["passed", "Deleted Customer in a hurry.\n"]);
});

test("a dimension is shown with the words of its values, whatever their metadata is", async () => {
  expect((await runCli(["demographics", "list"], { answers })).out).toBe(`${id}\tage\tAge\tprotected\tconsole\n`);
  const { out } = await runCli(["demographics", "show", "age"], { answers });
  expect(out.split("\n").slice(0, 2)).toEqual([
    "18\t18 years old\tI am 18 years old\tan 18-year-old person",
    expect.stringMatching(/^20\t/),
  ]);
});
