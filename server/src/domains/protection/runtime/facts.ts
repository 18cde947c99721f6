import type { AgentFacts } from "@agent-console/analysis/guards/guard.ts";

/** What guards may know of the agent they protect: hashes of its system prompt, never its words. */
export async function factsOf({
  agent_system_prompt: prompt,
}: {
  agent_system_prompt: string | null;
}): Promise<AgentFacts> {
  if (!prompt) return {};
  const { fingerprintsOf } = await import("@agent-console/analysis/guards/methods/prompt-leak.ts");
  return { promptFingerprints: fingerprintsOf(prompt) };
}
