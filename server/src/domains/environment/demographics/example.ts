import { age } from "./built-in/age.ts";
import { presentBuiltIn } from "./present.ts";

const shown = presentBuiltIn(age, { withValues: true });

export const dimensionExample = { ...shown, values: shown.values?.slice(0, 1) ?? null };
export const listExample = {
  results: [presentBuiltIn(age, { withValues: false })],
  count: 1,
  next_cursor: null,
};

const dimension = "0198c2c4-11aa-7b0e-8d2f-3c4b5a697887";
export const createdExample = {
  ...{ id: dimension, name: "shoe_size", display_name: "Shoe size", protected_class: false, description: null },
  ...{ created_at: 1_794_800_000, values: [], built_in: false },
};

export const newValueExample = {
  value: "42",
  display_name: "Size 42",
  metadata: {
    expressions: { en: { self: "My shoes are size 42", about: "a person with shoes of size 42" } },
  },
  sort_order: 1,
};

export const valueExample = {
  id: "0198c2c4-2f6d-7d19-9a3c-0d1e2f304152",
  dimension_id: dimension,
  value: newValueExample.value,
  display_name: newValueExample.display_name,
  value_metadata: newValueExample.metadata,
  sort_order: 1,
  created_at: 1_794_800_000,
};
export const bulkExample = [valueExample];
