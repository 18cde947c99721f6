import type { Channel, GuardMethod, Options } from "../guard.ts";

/** The packs of attacks on a model's instructions and of ordinary texts, by channel. The other packs have the id of a method. */
export const SHARED_PACKS = [
  "ordinary",
  "hard-negatives",
  "security-questions",
  "extraction",
  "hijack",
  "template-jailbreaks",
  "documents",
  "other-languages",
  "tool-calls",
] as const;

const USER_TEXTS = ["ordinary", "hard-negatives", "security-questions"];
const ATTACKS = ["extraction", "hijack", "template-jailbreaks"];

const OWN: Readonly<Record<string, readonly string[]>> = {
  "injection-user": [...USER_TEXTS, ...ATTACKS, "other-languages"],
  // Prompts are instructions to an agent, which is what it looks for: for documents, clean documents are the ordinary texts.
  "injection-document": ["documents", "other-languages"],
  "jailbreak-templates": [...USER_TEXTS, "template-jailbreaks", "other-languages"],
};

/**
 * The packs that a method is measured on. Every method is measured on ordinary texts: prompts, or tool calls for a method
 * that reads nothing else.
 */
export function packsFor({ id, channels }: Pick<GuardMethod, "id" | "channels">): readonly string[] {
  const own = OWN[id];
  if (own) return own;
  return channels.every((channel) => channel === "tool_call") ? ["tool-calls", id] : ["ordinary", "hard-negatives", id];
}

/** The points of a method, the strictest first, or none if it has one threshold. */
export function pointsOf({ options }: Pick<GuardMethod, "options">): readonly string[] {
  const threshold = options["threshold"];
  return threshold?.kind === "choice" ? threshold.of : [];
}

/** A text keeps its channel if the method judges it, and is judged on the method's first channel otherwise. */
export const channelFor = (method: Pick<GuardMethod, "channels">, given: Channel): Channel =>
  method.channels.includes(given) ? given : (method.channels[0] ?? given);

/** The options at a point: the method's defaults, then those of the row, then the point. */
export function optionsAt(method: Pick<GuardMethod, "options">, own: Options, point: string | undefined): Options {
  const defaults = Object.fromEntries(Object.entries(method.options).map(([name, spec]) => [name, spec.default]));
  return { ...defaults, ...own, ...(point !== undefined && { threshold: point }) };
}

/** What operators would typically set, for methods that do nothing by default: else ordinary texts would prove nothing. */
const TYPICAL: Readonly<Record<string, Options>> = {
  "denied-tools": { tools: ["delete_*", "transfer_funds", "mcp:*/write"], arguments: ["/etc/\\w{1,40}"] },
  "topic-limits": { denied: ["gambling: casino, betting, poker*", "rivals: rivalco, brightpath"] },
  "custom-patterns": { patterns: ["project (orion|lyra)", "INV-\\d{6}"] },
};

export const typicalOptions = ({ id }: Pick<GuardMethod, "id">): Options => TYPICAL[id] ?? {};
