import type { ConfigurationCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import { failed, resisted, skip } from "../check/finding.ts";
import { originShown, transportOf } from "./addresses.ts";

export const keyOverPlainHttp: ConfigurationCheck = {
  ...checkDescription("key-over-plain-http"),
  severity: "critical",
  harness: "security",
  subdimension: "confidentiality",
  tags: {
    owasp_llm_2025: ["LLM02"],
    owasp_agentic_2026: ["ASI03"],
    mitre_atlas: ["AML.T0055"],
    eu_ai_act: ["Article 15"],
  },
  look: ({ api_key_url: address }) => {
    if (address === null) return skip("No key is stored for this agent.");
    const how = transportOf(address);
    if (how === "unreadable") return skip("The key was not entered for an HTTP URL, so it is not sent.");
    if (how !== "plain") return resisted("The key is sent encrypted, or to this machine.");
    return failed("The key is sent over plain http.", [{ where: "agent_url", text: originShown(address) }]);
  },
};

export const agentOverPlainHttp: ConfigurationCheck = {
  ...checkDescription("agent-over-plain-http"),
  severity: "high",
  harness: "security",
  subdimension: "confidentiality",
  tags: { owasp_llm_2025: ["LLM02"], nist_ai_rmf: ["MEASURE 2.7"], eu_ai_act: ["Article 15"] },
  look: ({ agent_url: address }) => {
    if (address === null || address.trim() === "") return skip("The agent has no endpoint URL.");
    const how = transportOf(address);
    if (how === "unreadable") return skip("The agent's endpoint is not an HTTP URL.");
    if (how !== "plain") return resisted("The agent is reached encrypted, or on this machine.");
    return failed("The agent is reached over plain http.", [{ where: "agent_url", text: originShown(address) }]);
  },
};
