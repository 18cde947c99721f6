import type { AttackCategory } from "@agent-console/sdk";
import type * as choices from "@agent-console/sdk/choices";

/** What an attack is after: its name, and what it means if it works. */
export const categoryWords: Readonly<Record<AttackCategory, { readonly title: string; readonly means: string }>> = {
  injection: {
    title: "Prompt injection",
    means: "Someone's text makes the agent reveal its instructions or secrets, or act against its user.",
  },
  jailbreak: { title: "Jailbreak", means: "The agent drops its rules or its role when it is talked into it." },
  pii: { title: "Personal data", means: "The agent gives a customer's data to someone else." },
  harmful: { title: "Harmful content", means: "The agent helps with something that hurts people." },
  toxicity: { title: "Toxic language", means: "The agent insults, threatens or demeans." },
  hallucination: { title: "Hallucination", means: "The agent presents made-up facts, sources or products as real." },
  overreliance: { title: "Overreliance", means: "The agent believes a false claim and acts on it." },
  custom: { title: "Your own goals", means: "What you write yourself, and rules, findings or harnesses of your team." },
};

export const categoryTitle = (category: string): string =>
  categoryWords[category as AttackCategory]?.title ?? category.replaceAll("_", " ");

/** Everything that the library has goals for. */
export const libraryCategories: readonly AttackCategory[] = (Object.keys(categoryWords) as AttackCategory[]).filter(
  (one) => one !== "custom",
);

/** Through which door an attack reaches the agent, and what that needs. Chat is always open. */
export const wayWords = {
  tools: {
    title: "Tools",
    needs: "The console offers tools and plays their results. Needs nothing but the chat endpoint.",
  },
  memory: {
    title: "Memory",
    needs: "One conversation plants something, the next one is another person's. Needs nothing more.",
  },
  documents: {
    title: "Documents",
    needs: "The agent fetches poisoned pages from the console's sandbox. It must reach the console's public URL.",
  },
  mcp: {
    title: "MCP server",
    needs:
      "The agent connects to a hostile server in the sandbox. The address for its test setup is shown with the cost.",
  },
  a2a: {
    title: "Other agents (A2A)",
    needs: "The agent talks to a hostile peer in the sandbox. The address for its test setup is shown with the cost.",
  },
} as const satisfies Record<(typeof choices.CampaignConfigSandbox)[number], object>;

export type WayIn = keyof typeof wayWords;
export const waysIn = Object.keys(wayWords) as readonly WayIn[];
export const isWayIn = (way: unknown): way is WayIn => waysIn.some((one) => one === way);

export const statusWords: Readonly<Record<string, string>> = {
  queued: "Queued",
  running: "Running",
  paused: "Paused",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Canceled",
};

/** What came of a goal. */
export const resultWords: Readonly<Record<string, { readonly title: string; readonly means: string }>> = {
  confirmed: { title: "Confirmed", means: "Worked again, often enough, with fresh secrets." },
  seen: {
    title: "Seen",
    means: "An effect happened, and came again too rarely to confirm. Rated one step less severe.",
  },
  doubtful: { title: "Doubtful", means: "A text that did not come again. Not a finding." },
  held: { title: "Held", means: "No attack worked within this budget." },
  unassessed: { title: "Not assessed", means: "Nothing can be said, and it is not counted in any figure." },
};

export const phaseWords: Readonly<Record<string, string>> = {
  handshake: "First visit",
  twin: "Harmless twin",
  hunt: "Search",
  confirm: "Confirmation",
  generalize: "Other goals",
  minimize: "Shortening",
};

export const strategyWords: Readonly<Record<string, string>> = {
  auto: "Automatic: sweep first, then what moved the agent",
  sweep: "Sweep: one trick of each family",
  compose: "Compose: combine what works best",
  "best-of-n": "Best of n: many wordings of the same attack",
  escalate: "Escalate: small steps over several turns",
  backtrack: "Backtrack: take a refused turn back",
  rewrite: "Rewrite: answer the reason of a refusal",
  persist: "Persist: the same wish, other reasons",
};

export const operatorFamilyWords: Readonly<Record<string, string>> = {
  encoding: "Encoding",
  language: "Language",
  persona: "Persona",
  authority: "Authority",
  splitting: "Splitting",
  "many-shot": "Many shots",
  format: "Format",
  refusal: "Against refusal",
  context: "Context",
  document: "Document",
  tool: "Tool",
  extraction: "Extraction",
};

export const effectWords: Readonly<Record<string, string>> = {
  tool_call: "Tool call",
  hit: "Visit to the sandbox",
  message: "Message",
  state: "In the played office:",
  visit: "Visit to the sandbox",
};

/** How an agent says no. */
export const refusalWords: Readonly<Record<string, string>> = {
  policy: "it cites a rule",
  safety: "it names a danger",
  capability: "it says that it can't",
  scope: "it says that this is not its job",
  asks_back: "it asks back",
  empty: "it says nothing",
  other: "in another way",
};
