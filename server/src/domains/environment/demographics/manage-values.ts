import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import { isBuiltInValue } from "./built-in/list.ts";
import { holdDimension, type Wanted } from "./manage-dimensions.ts";
import { etagOf } from "./present.ts";
import type { DemographicValueCreate, DemographicValueUpdate } from "./shapes.ts";
import * as store from "./store.ts";

const LONGEST_METADATA = 16_000;

function assertShort(metadata: JsonObject | null, loc: readonly (string | number)[]): void {
  if (metadata !== null && stringifyJson(metadata).length > LONGEST_METADATA)
    throw unprocessable([...loc, "metadata"], "Metadata can have 16,000 characters of JSON");
}

const exists = (value: string) =>
  fault("VALUE_EXISTS", {
    public: `The dimension already has the value ${JSON.stringify(value)}.`,
    members: { value },
  });

/** All of them or none. A value that the dimension has, or that is given twice, is refused by its name. */
export async function addValues(
  act: Act,
  dimensionId: string,
  given: readonly DemographicValueCreate[],
): Promise<store.ValueRow[]> {
  const dimension = await holdDimension(act, { id: dimensionId, ifMatch: undefined });
  const before = await store.selectValues(act, dimension.id);
  if (before.length + given.length > store.MOST_VALUES) throw fault("VALUES_FULL");
  const taken = new Set(before.map(({ value }) => value));
  const first = Math.max(0, ...before.map(({ position }) => position)) + 1;
  const added = given.map(({ value, display_name = null, metadata = null, sort_order }, at): store.NewValue => {
    if (taken.has(value)) throw exists(value);
    taken.add(value);
    assertShort(metadata, given.length === 1 ? ["body"] : ["body", "values", at]);
    return { id: newId(act.now), value, display_name, metadata, sort_order, position: first + at };
  });
  await store.insertValues(act, dimension.id, added);
  await store.touchDimension(act, dimension.id);
  await recordAudit(act, {
    action: "demographic_value.created",
    target: { kind: "demographic_dimension", id: dimension.id },
    details: { dimension: dimension.name, count: added.length, values: added.slice(0, 20).map(({ value }) => value) },
  });
  const rows = new Map((await store.selectValues(act, dimension.id)).map((row) => [row.id, row]));
  return added.flatMap(({ id }) => rows.get(id) ?? []);
}

/** The value and its dimension, locked. A value is changed under the lock of its dimension. */
async function holdValue(act: Act, { id, ifMatch }: Wanted) {
  if (isBuiltInValue(id)) throw fault("BUILT_IN");
  const seen = await store.findValue(act, id);
  const dimension = seen && (await store.lockDimension(act, seen.dimension_id));
  const row = dimension && (await store.findValue(act, id));
  if (!row) throw fault("VALUE_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return { row, dimension };
}

export async function updateValue(act: Act, wanted: Wanted, body: DemographicValueUpdate): Promise<store.ValueRow> {
  const { row, dimension } = await holdValue(act, wanted);
  const value = body.value ?? row.value;
  const others = (await store.selectValues(act, dimension.id)).filter(({ id }) => id !== row.id);
  if (others.some((other) => other.value === value)) throw exists(value);
  const metadata = body.metadata === undefined ? row.metadata : body.metadata;
  assertShort(metadata, ["body"]);
  await store.writeValue(act, {
    id: row.id,
    value,
    display_name: body.display_name === undefined ? row.display_name : body.display_name,
    metadata,
    sort_order: body.sort_order ?? row.sort_order,
  });
  await store.touchDimension(act, dimension.id);
  await audited(act, "updated", { id: row.id, value, dimension: dimension.name });
  const changed = await store.findValue(act, row.id);
  if (!changed) throw fault("VALUE_NOT_FOUND");
  return changed;
}

export async function deleteValue(act: Act, wanted: Wanted): Promise<void> {
  const { row, dimension } = await holdValue(act, wanted);
  await store.deleteValueRow(act, row.id);
  await store.touchDimension(act, dimension.id);
  await audited(act, "deleted", { id: row.id, value: row.value, dimension: dimension.name });
}

const audited = (act: Act, action: string, { id, ...details }: { id: string; value: string; dimension: string }) =>
  recordAudit(act, { action: `demographic_value.${action}`, target: { kind: "demographic_value", id }, details });
