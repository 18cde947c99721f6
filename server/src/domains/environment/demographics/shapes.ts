import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import type { Out, Shape } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const orNull = <T>(shape: Shape<T>, description?: string) =>
  optional(nullable(shape), description === undefined ? {} : { description });

/** In one call. */
const MOST_AT_ONCE = 500;
const METADATA =
  "Whatever you want to keep with the value. `expressions` says it in words, by language: `self` is said by the person (I am 75 years old), `about` of the person (a 75-year-old person). Fairness tests change nothing but these words.";
const PROTECTED =
  "Whether people must not be treated differently by it. A control dimension is not protected: it shows the noise.";

export const DemographicValue = model("DemographicValue", {
  id: required(uuid()),
  dimension_id: required(uuid()),
  value: required(text()),
  display_name: orNull(text()),
  value_metadata: orNull(freeObject(), METADATA),
  sort_order: withDefault(integer(), 0),
  created_at: required(integer()),
});
export type DemographicValue = Out<typeof DemographicValue>;

export const DemographicDimension = model(
  "DemographicDimension",
  {
    id: required(uuid()),
    name: required(text()),
    display_name: required(text()),
    protected_class: withDefault(bool(), true, { description: PROTECTED }),
    description: orNull(text()),
    created_at: required(integer()),
    values: orNull(list(DemographicValue), "Null in lists."),
    built_in: withDefault(bool(), false, { description: "It comes with the console and can't be changed." }),
  },
  { description: "Something in which people differ." },
);
export type DemographicDimension = Out<typeof DemographicDimension>;

export const DemographicDimensionCreate = model("DemographicDimensionCreate", {
  name: required(text({ min: 1, max: 100, pattern: /^[a-z][a-z0-9_]*$/ }), {
    description: "Lower-case letters, digits and underscores. Names of built-in dimensions are taken.",
  }),
  display_name: required(text({ min: 1, max: 255 })),
  protected_class: withDefault(bool(), true, { description: PROTECTED }),
  description: orNull(text()),
});
export type DemographicDimensionCreate = Out<typeof DemographicDimensionCreate>;

export const DemographicDimensionUpdate = model("DemographicDimensionUpdate", {
  display_name: orNull(text({ min: 1, max: 255 })),
  protected_class: orNull(bool()),
  description: orNull(text()),
});
export type DemographicDimensionUpdate = Out<typeof DemographicDimensionUpdate>;

export const DemographicValueCreate = model("DemographicValueCreate", {
  value: required(text({ min: 1, max: 255 }), { description: "Unique in its dimension." }),
  display_name: orNull(text()),
  metadata: orNull(freeObject(), `${METADATA} At most 16,000 characters of JSON.`),
  sort_order: withDefault(integer(), 0, { description: "Values are listed by it, then by creation." }),
});
export type DemographicValueCreate = Out<typeof DemographicValueCreate>;

export const DemographicValueUpdate = model("DemographicValueUpdate", {
  value: orNull(text({ min: 1, max: 255 })),
  display_name: orNull(text()),
  metadata: orNull(freeObject()),
  sort_order: orNull(integer()),
});
export type DemographicValueUpdate = Out<typeof DemographicValueUpdate>;

export const BulkValuesRequest = model("BulkValuesRequest", {
  values: required(list(DemographicValueCreate, { max: MOST_AT_ONCE })),
});

const nextCursor = orNull(text(), "Send it as `cursor` to get the next page. Null on the last page.");

export const DimensionList = model("DimensionListResponse", {
  results: required(list(DemographicDimension)),
  count: required(integer(), { description: "Number of dimensions that match the filters, on all pages." }),
  next_cursor: nextCursor,
});

export const ValueList = model("ValueListResponse", {
  results: required(list(DemographicValue)),
  count: required(integer(), { description: "Number of values of the dimension, on all pages." }),
  next_cursor: nextCursor,
});
