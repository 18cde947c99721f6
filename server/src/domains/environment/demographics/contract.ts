import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  bulkExample,
  createdExample,
  dimensionExample,
  listExample,
  newValueExample,
  valueExample,
} from "./example.ts";
import { dimensionSorts } from "./read.ts";
import {
  BulkValuesRequest,
  DemographicDimension,
  DemographicDimensionCreate,
  DemographicDimensionUpdate,
  DemographicValue,
  DemographicValueCreate,
  DemographicValueUpdate,
  DimensionList,
  ValueList,
} from "./shapes.ts";

const tag = "Agent Environment";
const [read, write] = ["environment:read", "environment:write"] as const;
const params = model("DimensionPath", { dimension_id: required(uuid(), { description: "The dimension's id." }) });
const valueParams = model("DemographicValuePath", { value_id: required(uuid(), { description: "The value's id." }) });
const nameParams = model("DimensionNamePath", { name: required(text()) });
const errors = ["DIMENSION_NOT_FOUND"] as const;
const changeErrors = [...errors, "BUILT_IN", "PRECONDITION_FAILED"] as const;
const valueErrors = ["VALUE_NOT_FOUND", "BUILT_IN", "PRECONDITION_FAILED"] as const;

const offset = withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip. Ignored with `cursor`." });
const search = optional(nullable(text()), { description: "Part of a name or a description. Not case-sensitive." });
const cursor = optional(nullable(text()), { description: "`next_cursor` of the previous page." });

const listQuery = model("ListDimensionsQuery", {
  protected_class_only: optional(nullable(bool()), { description: "True leaves out control dimensions." }),
  limit: withDefault(integer({ ge: 1, le: 250 }), 100, { description: "Rows on a page." }),
  offset,
  search,
  sort: withDefault(oneOf(...dimensionSorts), "built_in", {
    description: "Built-in ones first and then yours in the order of creation, or by name.",
  }),
  cursor,
});
const valuesQuery = model("ListDemographicValuesQuery", {
  limit: withDefault(integer({ ge: 1, le: 500 }), 250, { description: "Rows on a page." }),
  offset,
  search,
  cursor,
});

/** Each operation has two paths. What differs is the address and the name of the operation, never the answer. */
const named = {
  "/v1/demographics": { list: "listDemographics", one: "Demographic", also: "The same as under /v1/dimensions." },
  "/v1/dimensions": { list: "listDimensions", one: "Dimension", also: "The same as under /v1/demographics." },
} as const;

type Base = keyof typeof named;

function dimensionsUnder(base: Base) {
  const { list: listing, one, also } = named[base];
  const path = `${base}/{dimension_id}`;
  return {
    list: operation({
      ...{ id: `environment.${listing}`, method: "GET", path: `${base}/`, tag, access: read },
      summary: "List demographic dimensions",
      description: `Built-in ones and those of your team, without their values. ${also}`,
      query: listQuery,
      responses: { 200: DimensionList },
      example: { response: listExample },
    }),
    create: operation({
      ...{ id: `environment.create${one}`, method: "POST", path: `${base}/`, tag, access: write },
      summary: "Create a demographic dimension",
      description: also,
      body: DemographicDimensionCreate,
      responses: { 201: DemographicDimension },
      errors: ["DIMENSION_EXISTS", "DIMENSIONS_FULL"],
      example: {
        request: { name: "shoe_size", display_name: "Shoe size", protected_class: false },
        response: createdExample,
      },
    }),
    byName: operation({
      ...{ id: `environment.get${one}ByName`, method: "GET", path: `${base}/by-name/{name}`, tag, access: read },
      summary: "Get a demographic dimension by its name",
      description: `With its values. Your team's own comes before a built-in one. ${also}`,
      params: nameParams,
      responses: { 200: DemographicDimension },
      errors,
      example: { response: dimensionExample },
    }),
    get: operation({
      ...{ id: `environment.get${one}`, method: "GET", path, tag, access: read },
      summary: "Get a demographic dimension",
      description: `With its values. ${also}`,
      params,
      responses: { 200: DemographicDimension },
      errors,
      example: { response: dimensionExample },
    }),
    update: operation({
      ...{ id: `environment.update${one}`, method: "PUT", path, tag, access: write },
      summary: "Change a demographic dimension",
      description: `Replaces the supplied fields. Built-in dimensions can't be changed. ${also}`,
      params,
      body: DemographicDimensionUpdate,
      responses: { 200: DemographicDimension },
      errors: changeErrors,
      example: { request: { display_name: "Shoe size" }, response: createdExample },
    }),
    delete: operation({
      ...{ id: `environment.delete${one}`, method: "DELETE", path, tag, access: write },
      summary: "Delete a demographic dimension",
      description: `With its values. Built-in dimensions can't be deleted. ${also}`,
      params,
      responses: { 204: null },
      errors: changeErrors,
      example: {},
    }),
  };
}

function valuesUnder(base: Base) {
  const { one, also } = named[base];
  const path = `${base}/{dimension_id}`;
  return {
    values: operation({
      ...{ id: `environment.list${one}Values`, method: "GET", path: `${path}/values`, tag, access: read },
      summary: "List the values of a dimension",
      description: `By sort_order, then in the order of creation. ${also}`,
      params,
      query: valuesQuery,
      responses: { 200: ValueList },
      errors,
      example: { response: { results: [valueExample], count: 1, next_cursor: null } },
    }),
    createValue: operation({
      ...{ id: `environment.create${one}Value`, method: "POST", path: `${path}/values`, tag, access: write },
      summary: "Add a value to a dimension",
      description: also,
      params,
      body: DemographicValueCreate,
      responses: { 201: DemographicValue },
      errors: [...errors, "BUILT_IN", "VALUE_EXISTS", "VALUES_FULL"],
      example: { request: newValueExample, response: valueExample },
    }),
    createValues: operation({
      ...{ id: `environment.create${one}Values`, method: "POST", path: `${path}/values/bulk`, tag, access: write },
      summary: "Add several values to a dimension",
      description: `All of them or none, at most 500. A repeated one is named in the answer. ${also}`,
      params,
      body: BulkValuesRequest,
      responses: { 201: list(DemographicValue) },
      errors: [...errors, "BUILT_IN", "VALUE_EXISTS", "VALUES_FULL"],
      example: { request: { values: [newValueExample] }, response: bulkExample },
    }),
    updateValue: operation({
      ...{ id: `environment.update${one}Value`, method: "PUT", path: `${base}/values/{value_id}`, tag, access: write },
      summary: "Change a value",
      description: `Replaces the supplied fields. ${also}`,
      params: valueParams,
      body: DemographicValueUpdate,
      responses: { 200: DemographicValue },
      errors: [...valueErrors, "VALUE_EXISTS"],
      example: { request: { sort_order: 2 }, response: { ...valueExample, sort_order: 2 } },
    }),
    deleteValue: operation({
      ...{ id: `environment.delete${one}Value`, method: "DELETE", path: `${base}/values/{value_id}`, tag },
      access: write,
      summary: "Delete a value",
      description: also,
      params: valueParams,
      responses: { 204: null },
      errors: valueErrors,
      example: {},
    }),
  };
}

const operationsUnder = (base: Base) => ({ ...dimensionsUnder(base), ...valuesUnder(base) });

export type DimensionOperations = ReturnType<typeof operationsUnder>;

export const dimensionPaths: readonly DimensionOperations[] = [
  operationsUnder("/v1/demographics"),
  operationsUnder("/v1/dimensions"),
];

export const demographicOperations = dimensionPaths.flatMap((each) => Object.values(each));
