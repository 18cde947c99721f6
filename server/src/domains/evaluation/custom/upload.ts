import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { Unprocessable, unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { limits, type TestCase } from "./cases/test-case.ts";
import type { FileContent, FileFormat } from "./reading/test-file.ts";
import { sealGuards } from "./sealed-guards.ts";
import {
  casesIn,
  findTestSet,
  findVersion,
  insertTestSet,
  insertVersion,
  lockTestSet,
  selectTestSets,
  type TestSetView,
} from "./store.ts";

export interface Upload {
  readonly content: string;
  readonly format: FileFormat;
  readonly read: FileContent;
}

const MOST_SETS = 200;
const MOST_VERSIONS = 500;

/** Throws a 422 that names line and column for each mistake. Nothing was stored. */
export function assertReadable({ problems }: FileContent): void {
  if (problems.length === 0) return;
  throw new Unprocessable(
    problems.map(({ line, column, message }) => ({
      type: "value_error",
      loc: ["body", "content", line, column],
      msg: `Line ${line}, column ${column}: ${message}`,
      input: null,
    })),
  );
}

export async function createTestSet(
  keyring: Keyring,
  act: Act,
  { name, upload }: { readonly name: string; readonly upload: Upload },
): Promise<TestSetView> {
  if ((await selectTestSets(act)).length >= MOST_SETS)
    throw unprocessable(["body", "name"], `A team has at most ${MOST_SETS} test sets.`);
  const id = newId(act.now);
  if (!(await insertTestSet(act, { id, name }))) throw fault("TEST_SET_EXISTS");
  return addVersion(keyring, act, { id, upload });
}

/** The next version. What was uploaded before stays as it is. */
export async function addVersion(
  keyring: Keyring,
  act: Act,
  { id, upload }: { readonly id: string; readonly upload: Upload },
): Promise<TestSetView> {
  if (!(await lockTestSet(act, id))) throw fault("TEST_SET_NOT_FOUND");
  const before = await findTestSet(act, id);
  // Whoever can replace a required set decides what must hold, and a pipeline must not decide that for itself.
  if (before?.required && !act.who.powers.has("team:manage")) throw fault("NOT_ALLOWED");
  const version = (before?.version ?? 0) + 1;
  if (version > MOST_VERSIONS)
    throw unprocessable(["body", "content"], `A test set has at most ${MOST_VERSIONS} versions.`);
  const previous = before ? await findVersion(act, { setId: id, version: before.version }) : null;
  const { content, format, read } = upload;
  const versionId = newId(act.now);
  const differences = differencesOf(previous?.cases ?? [], read.cases);
  await insertVersion(act, {
    id: versionId,
    test_set_id: id,
    version,
    format,
    layout: read.layout,
    content,
    cases: read.cases,
    case_count: read.cases.length,
    guards_sealed: sealGuards(keyring, read.guards, versionId),
    guard_count: read.guards.length,
    ...differences,
  });
  const after = await findTestSet(act, id);
  if (!after) throw fault("TEST_SET_NOT_FOUND");
  if (after.required) await assertFewRequired(act, ["body", "content"]);
  await recordAudit(act, {
    action: before ? "test_set.version_uploaded" : "test_set.created",
    target: { kind: "test_set", id },
    details: { name: after.name, version, cases: read.cases.length, guards: read.guards.length, ...differences },
  });
  return after;
}

/** Required sets are asked in every complete run, so that together they must not outgrow it. */
export async function assertFewRequired(act: Act, loc: readonly string[]): Promise<void> {
  const required = (await selectTestSets(act)).filter((set) => set.required);
  if (casesIn(required) > limits.casesOfRun)
    throw unprocessable(loc, `The required test sets of a team have at most ${limits.casesOfRun} cases together.`);
}

/** Cases by their IDs. */
function differencesOf(before: readonly TestCase[], after: readonly TestCase[]) {
  const old = new Map(before.map((one) => [one.id, JSON.stringify(one)]));
  let [added, changed] = [0, 0];
  for (const one of after) {
    const was = old.get(one.id);
    if (was === undefined) added += 1;
    else if (was !== JSON.stringify(one)) changed += 1;
    old.delete(one.id);
  }
  return { added, removed: old.size, changed };
}
