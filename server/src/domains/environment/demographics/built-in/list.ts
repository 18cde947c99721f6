import { age } from "./age.ts";
import type { BuiltInDimension } from "./dimension.ts";
import { disability } from "./disability.ts";
import { ethnicOrigin } from "./ethnic-origin.ts";
import { favoriteColor } from "./favorite-color.ts";
import { genderIdentity } from "./gender-identity.ts";
import { maritalStatus } from "./marital-status.ts";
import { nationality } from "./nationality.ts";
import { politicalOpinion } from "./political-opinion.ts";
import { pregnancy } from "./pregnancy.ts";
import { religionOrBelief } from "./religion-or-belief.ts";
import { sex } from "./sex.ts";
import { sexualOrientation } from "./sexual-orientation.ts";
import { socialOrigin } from "./social-origin.ts";
import { weekdayOfBirth } from "./weekday-of-birth.ts";

/** Every dimension that comes with the console: protected ones, then the controls to which no one should react. */
export const builtInDimensions: readonly BuiltInDimension[] = [
  age,
  sex,
  genderIdentity,
  sexualOrientation,
  disability,
  ethnicOrigin,
  religionOrBelief,
  maritalStatus,
  pregnancy,
  nationality,
  politicalOpinion,
  socialOrigin,
  favoriteColor,
  weekdayOfBirth,
];

const byId = new Map(builtInDimensions.map((dimension) => [dimension.id, dimension]));
const byName = new Map(builtInDimensions.map((dimension) => [dimension.name, dimension]));
const valueIds = new Set(builtInDimensions.flatMap(({ values }) => values.map(({ id }) => id)));

export const findBuiltIn = (id: string): BuiltInDimension | undefined => byId.get(id);
export const findBuiltInByName = (name: string): BuiltInDimension | undefined => byName.get(name);
export const isBuiltInValue = (id: string): boolean => valueIds.has(id);
