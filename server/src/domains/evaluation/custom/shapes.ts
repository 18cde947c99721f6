import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { limits } from "./cases/test-case.ts";
import { fileFormats } from "./reading/test-file.ts";

const Format = named("TestFileFormat", oneOf(...fileFormats));
const Layout = named("TestFileLayout", oneOf("own", "promptfoo", "openai_evals"));
/** No "@" and no "#": they separate version and case. */
const name = text({ min: 1, max: 100, pattern: /^[A-Za-z0-9][A-Za-z0-9 ._-]*$/ });

const file = {
  format: required(Format, { description: "yaml also reads JSON." }),
  // Echoing a whole file in a 422 helps no one, and it may contain what should not be in a log.
  content: required(secret(text({ min: 1, max: limits.characters })), { description: "The file as text." }),
  guards: withDefault(secret(list(text({ max: limits.longestGuard }), { max: limits.guards })), [], {
    description: `Texts that must never appear in a response, in any form: your own secrets, ${limits.shortestGuard} to ${limits.longestGuard} characters each. Stored encrypted and never returned.`,
  }),
};

export const TestFileBody = model("TestFile", file);
export const NewTestSet = model("CreateTestSetRequest", {
  name: required(name, { description: "Letters, digits, spaces and . _ -" }),
  ...file,
});

const CaseItem = model("TestSetCase", {
  id: required(text()),
  prompt: required(text(), { description: "The first turn." }),
  turns: required(integer()),
  expectations: required(list(text()), { description: 'In words: "contains …", "refuses".' }),
});

const Problem = model("TestFileProblem", {
  line: required(integer()),
  column: required(integer()),
  message: required(text()),
});

export const TestFilePreview = model("TestFilePreview", {
  layout: required(Layout),
  case_count: required(integer()),
  guard_count: required(integer()),
  cases: required(list(CaseItem), { description: "The first 100." }),
  problems: required(list(Problem), { description: "With a problem, the file has no cases and can't be uploaded." }),
  warnings: required(list(text()), { description: "What is read, but can't be decided by the console." }),
});

const shared = {
  version: required(integer()),
  format: required(Format),
  layout: required(Layout),
  case_count: required(integer()),
  guard_count: required(integer(), { description: "Guarded texts. They are not returned." }),
  created_at: required(integer(), { description: "Unix seconds." }),
  created_by: required(uuid()),
};

export const TestSet = model("TestSet", {
  id: required(uuid()),
  name: required(text()),
  required: required(bool(), {
    description: "Asked in every run of all three dimensions. If a case fails, so does the verdict.",
  }),
  ...shared,
  updated_at: required(integer(), { description: "When the newest version was uploaded. Unix seconds." }),
});

export const TestSetList = model("TestSetList", { results: required(list(TestSet)) });

export const TestSetVersion = model("TestSetVersion", {
  ...shared,
  added: required(integer(), { description: "Cases, compared with the version before." }),
  removed: required(integer()),
  changed: required(integer()),
});
export const TestSetVersionList = model("TestSetVersionList", { results: required(list(TestSetVersion)) });

export const TestSetCases = model("TestSetCaseList", {
  ...TestSetVersion.fields,
  cases: required(list(CaseItem)),
});

export const TestSetUpdate = model("UpdateTestSetRequest", {
  name: optional(name),
  required: optional(bool(), {
    description: "Whether its failure fails the verdict. Applies to runs that are created from now on.",
  }),
});

export const RunTestSetResult = model("EvaluationTestSet", {
  id: required(uuid()),
  name: required(text()),
  version: required(integer()),
  harness: required(text(), { description: "As it stands in harness_names." }),
  required: required(bool()),
  passed: required(integer()),
  failed: required(integer()),
  unassessed: required(integer()),
  verdict: required(oneOf("passed", "failed", "inconclusive"), {
    description:
      "Of a test set: failed if a case failed, passed if all cases passed, else inconclusive. Of a custom harness: as in its custom report, by intervals.",
  }),
  reason: optional(text(), { description: "Of a custom harness: why, in a sentence." }),
});
