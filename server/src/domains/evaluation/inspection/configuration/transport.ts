import type { ConfigurationCheck } from "../check/check.ts";
import { failed, notAnalysed, resisted } from "../check/finding.ts";
import { originShown, transportOf } from "./addresses.ts";

export const keyOverPlainHttp: ConfigurationCheck = {
  id: "key-over-plain-http",
  title: "API key sent over plain HTTP",
  words: "A key sent over plain HTTP can be intercepted.",
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
    if (address === null) return notAnalysed("Not analysed: no key is kept for this agent.");
    const how = transportOf(address);
    if (how === "unreadable")
      return notAnalysed("Not analysed: the key was entered for no http address, so it is not sent.");
    if (how !== "plain") return resisted("The key is sent encrypted, or to this machine.");
    return failed("The key is sent over plain http.", [{ where: "agent_url", text: originShown(address) }]);
  },
};

export const agentOverPlainHttp: ConfigurationCheck = {
  id: "agent-over-plain-http",
  title: "Agent endpoint over plain HTTP",
  words: "Over plain http its instructions, what people ask and what it answers can be read and rewritten on the way.",
  severity: "high",
  harness: "security",
  subdimension: "confidentiality",
  tags: { owasp_llm_2025: ["LLM02"], nist_ai_rmf: ["MEASURE 2.7"], eu_ai_act: ["Article 15"] },
  look: ({ agent_url: address }) => {
    if (address === null || address.trim() === "") return notAnalysed("Not analysed: the agent has no address.");
    const how = transportOf(address);
    if (how === "unreadable") return notAnalysed("Not analysed: the agent's address is no http address.");
    if (how !== "plain") return resisted("The agent is reached encrypted, or on this machine.");
    return failed("The agent is reached over plain http.", [{ where: "agent_url", text: originShown(address) }]);
  },
};
