import { stateHash } from "../../../platform/audit/record.ts";
import type { BuiltInDimension, BuiltInValue, GivenNames } from "./built-in/dimension.ts";
import { BUILT_IN_SINCE } from "./built-in/dimension.ts";
import type { DemographicDimension, DemographicValue } from "./shapes.ts";
import type { DimensionRow, ValueRow } from "./store.ts";

export const presentValue = (row: ValueRow): DemographicValue => ({
  id: row.id,
  dimension_id: row.dimension_id,
  value: row.value,
  display_name: row.display_name,
  value_metadata: row.metadata,
  sort_order: row.sort_order,
  created_at: row.created_at,
});

/** The DemographicDimension of the contract, members in its order, and ours. In a list its values are null. */
export const presentDimension = (row: DimensionRow, values: readonly ValueRow[] | null): DemographicDimension => ({
  id: row.id,
  name: row.name,
  display_name: row.display_name,
  protected_class: row.protected_class,
  description: row.description,
  created_at: row.created_at,
  values: values?.map(presentValue) ?? null,
  built_in: false,
});

export const etagOf = ({ revision }: { readonly revision: number }): string => `"${revision}"`;

/** A given name hints at a value and never proves it: results with names are about the names. */
const namesOf = ({ names, source }: GivenNames) => ({
  given_names: names,
  given_names_are: { weak_proxy: true, source },
});

export const presentBuiltInValue = (dimension: BuiltInDimension, value: BuiltInValue): DemographicValue => ({
  id: value.id,
  dimension_id: dimension.id,
  value: value.value,
  display_name: value.name,
  value_metadata: {
    source: dimension.sources,
    expressions: value.expressions,
    ...(value.givenNames ? namesOf(value.givenNames) : {}),
  },
  sort_order: dimension.values.indexOf(value),
  created_at: BUILT_IN_SINCE,
});

export function presentBuiltIn(dimension: BuiltInDimension, { withValues }: { readonly withValues: boolean }) {
  const { id, name, displayName: display_name, isProtected: protected_class, description } = dimension;
  const values = withValues ? dimension.values.map((value) => presentBuiltInValue(dimension, value)) : null;
  return { id, name, display_name, protected_class, description, created_at: BUILT_IN_SINCE, values, built_in: true };
}

/** It changes with the console, so its tag is made from what it says. */
export const builtInEtag = (dimension: BuiltInDimension): string => `"${stateHash(dimension).slice(0, 16)}"`;
