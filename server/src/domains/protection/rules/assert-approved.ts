import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import type { EnvironmentPort } from "../../environment/port.ts";
import type { NewRule } from "./shapes.ts";

interface Needs {
  readonly environment: Pick<EnvironmentPort, "rule">;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A guard may say that it comes from a policy only if a person approved that rule: nothing else is ever enforced. */
export async function assertApproved({ environment }: Needs, act: Act, { kind, id }: NewRule["provenance"]) {
  if (kind !== "policy_rule") return;
  const rule = id != null && UUID.test(id) ? await environment.rule(act, id) : null;
  if (!rule) throw fault("RULE_NOT_FOUND");
  if (!rule.isApproved) throw fault("RULE_NOT_APPROVED");
}
