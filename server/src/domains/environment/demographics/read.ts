import { fault } from "../../../kernel/errors.ts";
import { type Page, pageOf } from "../../../kernel/page.ts";
import type { Act } from "../../../platform/act.ts";
import { builtInDimensions, findBuiltIn, findBuiltInByName } from "./built-in/list.ts";
import { builtInEtag, etagOf, presentBuiltIn, presentDimension, presentValue } from "./present.ts";
import type { DemographicDimension, DemographicValue } from "./shapes.ts";
import { type DimensionRow, findDimension, findDimensionByName, selectDimensions, selectValues } from "./store.ts";

export const dimensionSorts = ["built_in", "name", "-name"] as const;

export interface DimensionQuery {
  readonly protected_class_only?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: (typeof dimensionSorts)[number];
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

const LONGEST_SEARCH = 200;

/** The built-in ones first, then the team's in the order of creation. */
export async function listDimensions(act: Act, query: DimensionQuery): Promise<Page<DemographicDimension>> {
  const own = (await selectDimensions(act)).map((row) => presentDimension(row, null));
  const all = [...builtInDimensions.map((each) => presentBuiltIn(each, { withValues: false })), ...own];
  const words = query.search?.trim().slice(0, LONGEST_SEARCH).toLowerCase() ?? "";
  const found = all.filter(
    ({ name, display_name, description, protected_class }) =>
      (protected_class || !query.protected_class_only) &&
      [name, display_name, description ?? ""].some((text) => text.toLowerCase().includes(words)),
  );
  if (query.sort !== "built_in") found.sort((one, other) => (one.name < other.name ? -1 : 1));
  if (query.sort === "-name") found.reverse();
  return pageOf(found, query);
}

export interface ShownDimension {
  readonly dimension: DemographicDimension;
  readonly etag: string;
}

/** With its values. */
export async function showDimension(act: Act, row: DimensionRow): Promise<ShownDimension> {
  return { dimension: presentDimension(row, await selectValues(act, row.id)), etag: etagOf(row) };
}

export async function getDimension(act: Act, id: string): Promise<ShownDimension> {
  const builtIn = findBuiltIn(id);
  if (builtIn) return { dimension: presentBuiltIn(builtIn, { withValues: true }), etag: builtInEtag(builtIn) };
  const row = await findDimension(act, id);
  if (!row) throw fault("DIMENSION_NOT_FOUND");
  return showDimension(act, row);
}

/** The team's first: a team may have had the name before it became one of ours. */
export async function getDimensionByName(act: Act, name: string): Promise<ShownDimension> {
  const row = await findDimensionByName(act, name);
  if (row) return showDimension(act, row);
  const builtIn = findBuiltInByName(name);
  if (!builtIn) throw fault("DIMENSION_NOT_FOUND");
  return { dimension: presentBuiltIn(builtIn, { withValues: true }), etag: builtInEtag(builtIn) };
}

export interface ValueQuery {
  readonly search?: string | null | undefined;
  readonly cursor?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listValues(act: Act, id: string, query: ValueQuery): Promise<Page<DemographicValue>> {
  const values = await valuesOf(act, id);
  const words = query.search?.trim().slice(0, LONGEST_SEARCH).toLowerCase() ?? "";
  const found = values.filter(({ value, display_name }) =>
    [value, display_name ?? ""].some((text) => text.toLowerCase().includes(words)),
  );
  return pageOf(found, { ...query, sort: "sort_order" });
}

async function valuesOf(act: Act, id: string): Promise<readonly DemographicValue[]> {
  const builtIn = findBuiltIn(id);
  if (builtIn) return presentBuiltIn(builtIn, { withValues: true }).values ?? [];
  if (!(await findDimension(act, id))) throw fault("DIMENSION_NOT_FOUND");
  return (await selectValues(act, id)).map(presentValue);
}
