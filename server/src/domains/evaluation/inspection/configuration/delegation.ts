import type { CheckIdentity, ConfigurationCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import { type Evidence, failed, resisted, skip } from "../check/finding.ts";
import type { Inspected } from "../check/inspected.ts";
import { originShown, transportOf } from "./addresses.ts";

type Delegate = Inspected["delegated_agents"][number];

/** Checks each delegated agent. Returns the problem, or null. */
function ofDelegates(identity: CheckIdentity, fault: (delegate: Delegate) => string | null): ConfigurationCheck {
  return {
    ...identity,
    look: ({ delegated_agents: delegates }) => {
      if (delegates.length === 0) return skip("No delegated agents are configured.");
      const faults = delegates.flatMap((delegate, n): Evidence[] => {
        const text = fault(delegate);
        return text === null
          ? []
          : [{ where: `delegated_agents[${n}]`, text: `${originShown(delegate.url)}: ${text}` }];
      });
      if (faults.length > 0) return failed(`${faults.length} of ${delegates.length} delegated agents.`, faults);
      return resisted(`None of ${delegates.length} delegated agents.`);
    },
  };
}

const isBlank = (text: string | null | undefined): boolean => (text ?? "").trim() === "";

export const delegatedWithoutCard = ofDelegates(
  {
    ...checkDescription("delegated-without-card"),
    severity: "medium",
    harness: "security",
    subdimension: "integrity",
    tags: { owasp_agentic_2026: ["ASI03", "ASI07"], nist_ai_rmf: ["MAP 4.1"] },
  },
  ({ agent_card_url: card }) => (isBlank(card) ? "no agent card" : null),
);

export const delegatedPlainHttp = ofDelegates(
  {
    ...checkDescription("delegated-plain-http"),
    severity: "high",
    harness: "security",
    subdimension: "confidentiality",
    tags: { owasp_agentic_2026: ["ASI07"], nist_ai_rmf: ["MEASURE 2.7"], eu_ai_act: ["Article 15"] },
  },
  ({ url, agent_card_url: card }) => {
    const how = [url, ...(isBlank(card) ? [] : [card ?? ""])].map(transportOf);
    if (how.includes("plain")) return "plain http";
    return how.includes("unreadable") ? "not an http address" : null;
  },
);

export const delegatedUnbounded = ofDelegates(
  {
    ...checkDescription("delegated-unbounded"),
    severity: "medium",
    harness: "safety",
    subdimension: "containment",
    tags: { owasp_llm_2025: ["LLM06"], owasp_agentic_2026: ["ASI03"] },
  },
  ({ capabilities }) => {
    if (!capabilities || capabilities.every(isBlank)) return "no capabilities listed";
    return capabilities.some((one) => /^\s*(?:\*|all|any|everything)\s*$/i.test(one))
      ? "trusted with everything"
      : null;
  },
);
