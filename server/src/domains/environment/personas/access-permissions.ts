import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { Place } from "../../../kernel/shape/check/place.ts";
import { INVALID, type Invalid } from "../../../kernel/shape/check/problem.ts";
import type { JsonSchema, SchemaRegistry } from "../../../kernel/shape/check/schema-registry.ts";
import { withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Shape } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { union } from "../../../kernel/shape/union.ts";
import { dataAccessScopes, type PrivilegeLevel, privilegeLevels } from "./presets/levels.ts";

const words = (description: string) => withDefault(nullable(list(text())), null, { description });

const Known = model(
  "PersonaAccessPermissions",
  {
    privilege_level: withDefault(named("PrivilegeLevel", oneOf(...privilegeLevels)), "user", {
      description: "The rights that the person claims to have.",
    }),
    allowed_agents: words("Agents that the person may use."),
    allowed_tools: words("Tools that the person may have the agent use."),
    restricted_actions: words("What the person must not get, whatever they say."),
    data_access_scope: withDefault(nullable(named("DataAccessScope", oneOf(...dataAccessScopes))), null, {
      description: "Whose data the person may see.",
    }),
  },
  { description: "What a person may do. Other members are kept as they are." },
);
const free = freeObject();

/** The known members with their defaults, and whatever else the object has. One that contradicts them is kept as it is. */
export const AccessPermissions: Shape<JsonObject> = Object.freeze({
  kind: "union",
  check(input: unknown, at: Place): JsonObject | Invalid {
    const whole = free.check(input, at);
    if (whole === INVALID) return INVALID;
    const known = Known.check(input, new Place([], "body"));
    return known === INVALID ? whole : { ...whole, ...known };
  },
  describe: (registry: SchemaRegistry): JsonSchema => union(Known, free).describe(registry),
});

/** What prompts follow from. The object is whatever a client sent, so nothing in it is taken for granted. */
export function readPermissions(given: unknown): {
  readonly privilege: PrivilegeLevel;
  readonly restrictedActions: readonly string[];
} {
  const { privilege_level, restricted_actions } = (given ?? {}) as Readonly<Record<string, unknown>>;
  return {
    privilege: privilegeLevels.find((level) => level === privilege_level) ?? "user",
    restrictedActions: Array.isArray(restricted_actions)
      ? restricted_actions.filter((action) => typeof action === "string")
      : [],
  };
}
