import type { AgentFacts } from "@agent-console/analysis/guards/guard.ts";

/** What guards may know of the agent they protect: hashes of its system prompt, never its words. */
export async function factsOf(_agent: { readonly agent_system_prompt: string | null }): Promise<AgentFacts> {
  return {};
}
