import { fault } from "../../kernel/errors.ts";
import { viewPolicies } from "./policies/view-policies.ts";
import type { EnvironmentPort } from "./port.ts";

/** The port in this process. */
export function localEnvironment(): EnvironmentPort {
  return {
    async personas(_, ids) {
      if (ids.length > 0) throw fault("PERSONA_NOT_FOUND");
      return [];
    },
    async dimension() {
      throw fault("DIMENSION_NOT_FOUND");
    },
    policies: viewPolicies,
    rules: async () => [],
    rulesInForce: async () => [],
  };
}
