import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import {
  deleteTestSetRow,
  findTestSet,
  findVersion,
  lockTestSet,
  type StoredVersion,
  type TestSetView,
  updateTestSet,
} from "./store.ts";
import { assertFewRequired } from "./upload.ts";

export async function getTestSet(act: Act, id: string): Promise<TestSetView> {
  const set = await findTestSet(act, id);
  if (!set) throw fault("TEST_SET_NOT_FOUND");
  return set;
}

export async function getVersion(act: Act, setId: string, version: number): Promise<StoredVersion> {
  const found = await findVersion(act, { setId, version });
  if (!found) throw fault("TEST_SET_NOT_FOUND");
  return found;
}

export interface TestSetChange {
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
}

/** What is left out stays as it is. Runs keep the name and the mark that the set had when they were created. */
export async function changeTestSet(act: Act, id: string, change: TestSetChange): Promise<TestSetView> {
  if (!(await lockTestSet(act, id))) throw fault("TEST_SET_NOT_FOUND");
  const before = await getTestSet(act, id);
  const { name = before.name, required = before.required } = change;
  if (!(await updateTestSet(act, { id, name, required }))) throw fault("TEST_SET_EXISTS");
  if (required && !before.required) await assertFewRequired(act, ["body", "required"]);
  await recordAudit(act, {
    action: "test_set.updated",
    target: { kind: "test_set", id },
    details: {
      ...(name === before.name ? {} : { name: { from: before.name, to: name } }),
      ...(required === before.required ? {} : { required: { from: before.required, to: required } }),
    },
  });
  return getTestSet(act, id);
}

export async function deleteTestSet(act: Act, id: string): Promise<void> {
  const { name, required, version } = await getTestSet(act, id);
  await deleteTestSetRow(act, id);
  await recordAudit(act, {
    action: "test_set.deleted",
    target: { kind: "test_set", id },
    details: { name, required, versions: version },
  });
}
