import { isJsonObject, type JsonObject } from "../json/json-object.ts";
import type { Place } from "./check/place.ts";
import { INVALID, type Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { storable } from "./check/storable.ts";
import { wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const dictType = wording("dict_type", "Input should be a valid dictionary");

/** Any JSON object, unchanged. */
export function freeObject(): Shape<JsonObject> {
  return Object.freeze({
    kind: "freeObject",
    check(input: unknown, at: Place): JsonObject | Invalid {
      if (!isJsonObject(input)) return at.refuse(dictType, input);
      const kept = storable(input, at);
      return kept === INVALID ? INVALID : (kept as JsonObject);
    },
    describe: (): JsonSchema => ({ type: "object", additionalProperties: true }),
  });
}
