import { fault } from "../../../kernel/errors.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Act } from "../../../platform/act.ts";
import { getConfig } from "./manage.ts";
import { readBody } from "./read-body.ts";
import { findVersion, type GuardVersionRow, selectVersions } from "./store.ts";

export async function getVersion(act: Act, configId: string, version: number): Promise<GuardVersionRow> {
  await getConfig(act, configId);
  const row = await findVersion(act, configId, version);
  if (!row) throw fault("GUARD_VERSION_NOT_FOUND");
  return row;
}

export async function listVersions(act: Act, configId: string) {
  await getConfig(act, configId);
  return selectVersions(act, configId);
}

const comparer = onFirstUse(
  async () => (await import("@agent-console/analysis/guards/config/difference.ts")).configDifference,
);

export interface Compared {
  readonly id: string;
  /** Null: the saved body. */
  readonly from: number | null;
  readonly to: number | null;
}

export async function compareVersions(act: Act, { id, from, to }: Compared) {
  const { config_body } = await getConfig(act, id);
  const bodyOf = async (version: number | null): Promise<JsonObject> =>
    version === null ? config_body : (await getVersion(act, id, version)).config_body;
  const [before, after] = [await bodyOf(from), await bodyOf(to)];
  const compare = await comparer();
  return {
    ...{ from, to },
    ...compare((await readBody(before, ["from"])).config, (await readBody(after, ["to"])).config),
  };
}
