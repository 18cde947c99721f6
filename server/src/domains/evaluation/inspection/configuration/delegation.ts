import type { CheckIdentity, ConfigurationCheck } from "../check/check.ts";
import { type Evidence, failed, notAnalysed, resisted } from "../check/finding.ts";
import type { Inspected } from "../check/inspected.ts";
import { originShown, transportOf } from "./addresses.ts";

type Delegate = Inspected["delegated_agents"][number];

/** Checks each delegated agent. Returns the problem, or null. */
function ofDelegates(identity: CheckIdentity, fault: (delegate: Delegate) => string | null): ConfigurationCheck {
  return {
    ...identity,
    look: ({ delegated_agents: delegates }) => {
      if (delegates.length === 0) return notAnalysed("Not analysed: no delegated agents are configured.");
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
    id: "delegated-without-card",
    title: "Delegated agent without an agent card",
    words:
      "Without a card nobody can tell what an agent that takes over work is, or that it is the one that was meant.",
    severity: "medium",
    harness: "security",
    subdimension: "integrity",
    tags: { owasp_agentic_2026: ["ASI03", "ASI07"], nist_ai_rmf: ["MAP 4.1"] },
  },
  ({ agent_card_url: card }) => (isBlank(card) ? "no agent card" : null),
);

export const delegatedPlainHttp = ofDelegates(
  {
    id: "delegated-plain-http",
    title: "Delegated agent over plain HTTP",
    words: "Work handed over plain http, or a card fetched over it, can be read and rewritten on the way.",
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
    id: "delegated-unbounded",
    title: "Delegated agent without a capability list",
    words: "What a delegated agent is trusted to do should be listed; otherwise it may be handed everything.",
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
