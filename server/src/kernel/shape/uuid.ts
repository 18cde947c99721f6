import type { Place } from "./check/place.ts";
import type { Invalid } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { uuidFault } from "./check/uuid-fault.ts";
import { wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const uuidType = wording("uuid_type", "UUID input should be a string, bytes or UUID object");

const LOWER_HYPHENATED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const HYPHENATED = "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}";
const ACCEPTED = new RegExp(`^(?:${HYPHENATED}|[0-9a-fA-F]{32}|\\{${HYPHENATED}\\}|urn:uuid:${HYPHENATED})$`);

/** A UUID of any version in any of its four spellings. Stored and returned in lowercase with hyphens. */
export function uuid(): Shape<string> {
  return Object.freeze({
    kind: "uuid",
    check(input: unknown, at: Place): string | Invalid {
      if (typeof input !== "string") return at.refuse(uuidType, input);
      if (LOWER_HYPHENATED.test(input)) return input;
      if (ACCEPTED.test(input)) return canonical(input);
      const error = uuidFault(input);
      return at.refuse({ type: "uuid_parsing", msg: `Input should be a valid UUID, ${error}`, ctx: { error } }, input);
    },
    describe: (): JsonSchema => ({ type: "string", format: "uuid" }),
  });
}

function canonical(accepted: string): string {
  const hex = accepted.replace(/^urn:uuid:|[{}-]/g, "").toLowerCase();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
