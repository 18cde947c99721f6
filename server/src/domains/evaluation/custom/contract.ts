import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { casesExample, previewExample, testFileExample, testSetExample, versionExample } from "./example.ts";
import {
  NewTestSet,
  TestFileBody,
  TestFilePreview,
  TestSet,
  TestSetCases,
  TestSetList,
  TestSetUpdate,
  TestSetVersionList,
} from "./shapes.ts";

const BASE = "/v1/test-sets";
const ONE = `${BASE}/{test_set_id}`;
const VERSION = `${ONE}/versions/{version}`;
const tag = "Evaluation";
const id = { test_set_id: required(uuid(), { description: "The test set's id." }) };
const params = model("TestSetPath", id);
const versionParams = model("TestSetVersionPath", { ...id, version: required(integer({ ge: 1, le: 1_000_000 })) });
const errors = ["TEST_SET_NOT_FOUND"] as const;
const FORMATS =
  "CSV, JSONL or YAML with one prompt and its expected behavior a case, a promptfoo configuration, or an OpenAI evals data file (docs/test-sets.md).";
const MISTAKES = "A mistake in the file is a 422 that names line and column, and nothing is stored.";

export const listTestSetsOp = operation({
  id: "evaluation.listTestSets",
  method: "GET",
  path: BASE,
  tag,
  access: "evaluation:read",
  summary: "List test sets",
  description: "Your team's own tests, by name.",
  responses: { 200: TestSetList },
  example: { response: { results: [testSetExample] } },
});

export const previewTestFileOp = operation({
  id: "evaluation.previewTestFile",
  method: "POST",
  path: `${BASE}/preview`,
  tag,
  access: "evaluation:run",
  effect: "read",
  summary: "Check a test file",
  description: "Reads a file as an upload would, and returns its cases or its mistakes. Nothing is stored.",
  body: TestFileBody,
  responses: { 200: TestFilePreview },
  idempotent: false,
  example: { request: testFileExample, response: previewExample },
});

export const createTestSetOp = operation({
  id: "evaluation.createTestSet",
  method: "POST",
  path: BASE,
  tag,
  access: "evaluation:run",
  summary: "Create a test set",
  description: `${FORMATS} ${MISTAKES}`,
  body: NewTestSet,
  responses: { 201: TestSet },
  errors: ["TEST_SET_EXISTS"],
  example: { request: { name: "shop", ...testFileExample }, response: testSetExample },
});

export const getTestSetOp = operation({
  id: "evaluation.getTestSet",
  method: "GET",
  path: ONE,
  tag,
  access: "evaluation:read",
  summary: "Get a test set",
  params,
  responses: { 200: TestSet },
  errors,
  example: { response: testSetExample },
});

export const updateTestSetOp = operation({
  id: "evaluation.updateTestSet",
  method: "PATCH",
  path: ONE,
  tag,
  access: "team:manage",
  mcp: false,
  summary: "Rename a test set or mark it as required",
  description: "Test sets never change a score or a dimension. One that is required can fail the verdict.",
  params,
  body: TestSetUpdate,
  responses: { 200: TestSet },
  errors: [...errors, "TEST_SET_EXISTS"],
  example: { request: { required: true }, response: { ...testSetExample, required: true } },
});

export const deleteTestSetOp = operation({
  id: "evaluation.deleteTestSet",
  method: "DELETE",
  path: ONE,
  tag,
  access: "team:manage",
  mcp: false,
  summary: "Delete a test set",
  description:
    "With all its versions. Evaluations keep their prompts and results; one in progress with this set fails.",
  params,
  responses: { 204: null },
  errors,
  example: {},
});

export const listTestSetVersionsOp = operation({
  id: "evaluation.listTestSetVersions",
  method: "GET",
  path: `${ONE}/versions`,
  tag,
  access: "evaluation:read",
  summary: "List the versions of a test set",
  description: "The newest first, each with the number of cases that it added, removed and changed.",
  params,
  responses: { 200: TestSetVersionList },
  errors,
  example: { response: { results: [versionExample] } },
});

export const addTestSetVersionOp = operation({
  id: "evaluation.addTestSetVersion",
  method: "POST",
  path: `${ONE}/versions`,
  tag,
  access: "evaluation:run",
  summary: "Upload a new version of a test set",
  description: `Evaluations that are created from now on use it. Earlier ones keep theirs. Only owners and admins can replace a required set. ${MISTAKES}`,
  params,
  body: TestFileBody,
  responses: { 201: TestSet },
  errors: [...errors, "NOT_ALLOWED"],
  example: { request: testFileExample, response: { ...testSetExample, version: 2 } },
});

export const getTestSetVersionOp = operation({
  id: "evaluation.getTestSetVersion",
  method: "GET",
  path: VERSION,
  tag,
  access: "evaluation:read",
  summary: "List the cases of a version",
  params: versionParams,
  responses: { 200: TestSetCases },
  errors,
  example: { response: casesExample },
});

export const downloadTestSetOp = operation({
  id: "evaluation.downloadTestSet",
  method: "GET",
  path: `${VERSION}/file`,
  tag,
  access: "evaluation:read",
  reads: "replica",
  summary: "Download the file of a version",
  description: "As it was uploaded, without the guarded texts.",
  params: versionParams,
  responses: { 200: { media: "text/plain", description: "The file." } },
  errors,
  example: {},
});

export const testSetOperations = [
  listTestSetsOp,
  previewTestFileOp,
  createTestSetOp,
  getTestSetOp,
  updateTestSetOp,
  deleteTestSetOp,
  listTestSetVersionsOp,
  addTestSetVersionOp,
  getTestSetVersionOp,
  downloadTestSetOp,
];
