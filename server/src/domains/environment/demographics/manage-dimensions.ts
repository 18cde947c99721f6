import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import { findBuiltIn, findBuiltInByName } from "./built-in/list.ts";
import { etagOf } from "./present.ts";
import { getDimension, type ShownDimension } from "./read.ts";
import type { DemographicDimensionCreate, DemographicDimensionUpdate } from "./shapes.ts";
import * as store from "./store.ts";

/** Which dimension or value, and the version of it that the client has seen. */
export interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

/** A dimension of the team, locked, if the client has its current version. */
export async function holdDimension(act: Act, { id, ifMatch }: Wanted): Promise<store.DimensionRow> {
  if (findBuiltIn(id)) throw fault("BUILT_IN");
  const row = await store.lockDimension(act, id);
  if (!row) throw fault("DIMENSION_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return row;
}

const audited = (act: Act, action: string, { id, name }: Pick<store.DimensionRow, "id" | "name">) =>
  recordAudit(act, {
    action: `demographic_dimension.${action}`,
    target: { kind: "demographic_dimension", id },
    details: { name },
  });

export async function createDimension(act: Act, body: DemographicDimensionCreate): Promise<ShownDimension> {
  if (findBuiltInByName(body.name)) throw fault("DIMENSION_EXISTS");
  if ((await store.lockDimensions(act)) >= store.MOST_DIMENSIONS) throw fault("DIMENSIONS_FULL");
  const id = newId(act.now);
  const values = { ...body, description: body.description ?? null };
  if (!(await store.insertDimension(act, id, values))) throw fault("DIMENSION_EXISTS");
  await audited(act, "created", { id, name: body.name });
  return getDimension(act, id);
}

/** What is left out stays; null clears the description, and leaves anything else as it is. */
export async function updateDimension(
  act: Act,
  wanted: Wanted,
  body: DemographicDimensionUpdate,
): Promise<ShownDimension> {
  const before = await holdDimension(act, wanted);
  await store.writeDimension(act, before.id, {
    display_name: body.display_name ?? before.display_name,
    protected_class: body.protected_class ?? before.protected_class,
    description: body.description === undefined ? before.description : body.description,
  });
  await audited(act, "updated", before);
  return getDimension(act, before.id);
}

export async function deleteDimension(act: Act, wanted: Wanted): Promise<void> {
  const row = await holdDimension(act, wanted);
  await store.deleteDimensionRow(act, row.id);
  await audited(act, "deleted", row);
}
