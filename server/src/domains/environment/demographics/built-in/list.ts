import { age } from "./age.ts";
import type { BuiltInDimension } from "./dimension.ts";

/** Every dimension that comes with the console: protected ones, then the controls to which no one should react. */
export const builtInDimensions: readonly BuiltInDimension[] = [age];

const byId = new Map(builtInDimensions.map((dimension) => [dimension.id, dimension]));
const byName = new Map(builtInDimensions.map((dimension) => [dimension.name, dimension]));
const valueIds = new Set(builtInDimensions.flatMap(({ values }) => values.map(({ id }) => id)));

export const findBuiltIn = (id: string): BuiltInDimension | undefined => byId.get(id);
export const findBuiltInByName = (name: string): BuiltInDimension | undefined => byName.get(name);
export const isBuiltInValue = (id: string): boolean => valueIds.has(id);
