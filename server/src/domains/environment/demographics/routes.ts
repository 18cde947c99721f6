import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { type DimensionOperations, dimensionPaths } from "./contract.ts";
import { createDimension, deleteDimension, updateDimension } from "./manage-dimensions.ts";
import { addValues, deleteValue, updateValue } from "./manage-values.ts";
import { etagOf, presentValue } from "./present.ts";
import { getDimension, getDimensionByName, listDimensions, listValues, type ShownDimension } from "./read.ts";
import type { ValueRow } from "./store.ts";

const shown = ({ dimension, etag }: ShownDimension): Answer => ok(dimension, { etag });
const shownValue = (row: ValueRow): Answer => ok(presentValue(row), { etag: etagOf(row) });
const one = (row: ValueRow | undefined): ValueRow => {
  if (!row) throw new Error("an added value was not returned");
  return row;
};

/** Both paths lead to the same code. */
export const demographicRoutes = (): Binding[] =>
  dimensionPaths.flatMap((ops) => [...readRoutes(ops), ...writeRoutes(ops)]);

function readRoutes(ops: DimensionOperations): Binding[] {
  return [
    bind(ops.list, (r) =>
      r.inTeam(async (act) => {
        const { items, total, nextCursor } = await listDimensions(act, r.query);
        return ok({ results: items, count: total, next_cursor: nextCursor });
      }),
    ),
    bind(ops.byName, (r) => r.inTeam(async (act) => shown(await getDimensionByName(act, r.params.name)))),
    bind(ops.get, (r) => r.inTeam(async (act) => shown(await getDimension(act, r.params.dimension_id)))),
    bind(ops.values, (r) =>
      r.inTeam(async (act) => {
        const { items, total, nextCursor } = await listValues(act, r.params.dimension_id, r.query);
        return ok({ results: items, count: total, next_cursor: nextCursor });
      }),
    ),
  ];
}

function writeRoutes(ops: DimensionOperations): Binding[] {
  return [
    bind(ops.create, (r) =>
      r.transaction(async (act) => {
        const { dimension, etag } = await createDimension(act, r.body);
        return created(dimension, { etag, headers: { location: `/v1/demographics/${dimension.id}` } });
      }),
    ),
    bind(ops.update, (r) =>
      r.transaction(async (act) =>
        shown(await updateDimension(act, { id: r.params.dimension_id, ifMatch: r.ifMatch }, r.body)),
      ),
    ),
    bind(ops.delete, (r) =>
      r.transaction(async (act) => {
        await deleteDimension(act, { id: r.params.dimension_id, ifMatch: r.ifMatch });
        return noContent();
      }),
    ),
    bind(ops.createValue, (r) =>
      r.transaction(async (act) => {
        const row = one((await addValues(act, r.params.dimension_id, [r.body])).at(0));
        return created(presentValue(row), { etag: etagOf(row) });
      }),
    ),
    bind(ops.createValues, (r) =>
      r.transaction(async (act) =>
        created((await addValues(act, r.params.dimension_id, r.body.values)).map(presentValue)),
      ),
    ),
    bind(ops.updateValue, (r) =>
      r.transaction(async (act) =>
        shownValue(await updateValue(act, { id: r.params.value_id, ifMatch: r.ifMatch }, r.body)),
      ),
    ),
    bind(ops.deleteValue, (r) =>
      r.transaction(async (act) => {
        await deleteValue(act, { id: r.params.value_id, ifMatch: r.ifMatch });
        return noContent();
      }),
    ),
  ];
}
