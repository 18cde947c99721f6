import { configuration, outside, unreachable } from "./entry.ts";

/** OWASP Top 10 for Agentic Applications, edition 2026. */
export const owaspAgentic2026 = {
  ASI01: outside("Agent Goal Hijack"),
  ASI02: outside("Tool Misuse and Exploitation", "The tools are stand-ins; what real ones do with a call is not seen."),
  ASI03: outside("Identity and Privilege Abuse", "The agent's own accounts and their rights are not seen."),
  ASI04: configuration("Agentic Supply Chain Vulnerabilities", "What runs behind a tool server's address is not seen."),
  ASI05: configuration("Unexpected Code Execution (RCE)", "The surroundings that the code runs in are not seen."),
  // An instruction in a text that is read once is goal hijack (ASI01). This entry is about what is kept and used again.
  ASI06: outside("Memory and Context Poisoning", "The memory is a stand-in; the agent's own store is not seen."),
  ASI07: configuration("Insecure Inter-Agent Communication", "The messages between the agents are not seen."),
  ASI08: unreachable("Cascading Failures", "It shows only where several live agents act on each other."),
  ASI09: outside("Human-Agent Trust Exploitation"),
  ASI10: unreachable(
    "Rogue Agents",
    "Drift, hidden goals and collusion show in long work without a person watching. A run has short conversations.",
  ),
} as const;
