import type { AgentFacts } from "@agent-console/analysis/guards/guard.ts";

/** What guards may know of the agent they protect: hashes of its system prompt, never its words. */
export async function factsOf({
  agent_system_prompt: prompt,
}: {
  agent_system_prompt: string | null;
}): Promise<AgentFacts> {
  if (!prompt) return {};
  const { promptFacts } = await import("@agent-console/analysis/guards/methods/prompt-leak.ts");
  return promptFacts(prompt);
}

/**
 * What leaves this thread, to a bundle or another thread. Words can be guessed from hashes of a few of them, and nobody needs
 * those but who releases text early.
 */
export function withoutStarts({ promptStarts: _, ...facts }: AgentFacts): AgentFacts {
  return facts;
}
