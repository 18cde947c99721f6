import { dimensionView } from "./demographics/dimension-view.ts";
import { personaViews } from "./personas/persona-views.ts";
import { viewPolicies } from "./policies/view-policies.ts";
import type { EnvironmentPort } from "./port.ts";
import { findRuleInUse, rulesInForce, rulesOfPolicies } from "./rules/rules-in-use.ts";

/** The port in this process. */
export function localEnvironment(): EnvironmentPort {
  return {
    personas: personaViews,
    dimension: dimensionView,
    policies: viewPolicies,
    rules: rulesOfPolicies,
    rule: findRuleInUse,
    rulesInForce,
  };
}
