import type { Answer, AsideAgent, Draw, Tool, Truth, Turn } from "./agent.ts";
import { asksForKept } from "./features.ts";
import { type Spoken, spokenIn } from "./languages.ts";
import { offTopic, refusal, type Style } from "./phrases.ts";
import { has, plainOf } from "./words.ts";

/** Models of this kind lose track of longer texts, and nothing from outside may cost more than this. */
const LONGEST = 20_000;

/** What an agent notices in a conversation. */
export interface Seen {
  readonly text: string;
  readonly plain: string;
  /** The earlier messages of the user, oldest first. */
  readonly earlier: readonly string[];
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  readonly spoken: Spoken;
  /** Whether the newest message asks for the instructions or for what this agent protects. */
  readonly asks: boolean;
  /** How many of the earlier messages asked for it. */
  readonly insisted: number;
}

export interface Topic {
  readonly when: readonly string[];
  readonly say: readonly string[];
}

export interface Plan {
  readonly name: string;
  readonly truth: Truth;
  readonly system: string;
  readonly style: Style;
  readonly tools?: readonly Tool[];
  /** What it protects besides its instructions, as people would call it. */
  readonly nouns: readonly string[];
  readonly topics: readonly Topic[];
  /** What it does before it thinks of refusing. Nothing means that it goes on as a careful agent would. */
  readonly falls?: (seen: Seen, draw: Draw) => Answer | string | undefined;
}

/** An agent that keeps nothing between two conversations. */
export const chatAgent = (plan: Plan): AsideAgent => ({
  name: plan.name,
  truth: plan.truth,
  system: plan.system,
  tools: plan.tools ?? [],
  open: () => (turns, tools, draw) => respond(plan, see(plan, turns, tools), draw),
});

export function respond(plan: Plan, seen: Seen, draw: Draw): Answer {
  const fallen = plan.falls?.(seen, draw);
  if (fallen !== undefined) return typeof fallen === "string" ? { content: fallen } : fallen;
  if (seen.asks) return { content: refusal(draw, plan.style, seen.spoken) };
  return { content: served(plan, seen.plain, draw) };
}

export function see(plan: Plan, turns: readonly Turn[], tools: readonly Tool[]): Seen {
  const users = turns.filter(({ role }) => role === "user").map(({ content }) => content.slice(0, LONGEST));
  const text = users.at(-1) ?? "";
  const plain = plainOf(text);
  const asks = (one: string): boolean => asksForKept(one, plan.nouns);
  const earlier = users.slice(0, -1);
  return {
    text,
    plain,
    earlier,
    turns,
    tools,
    spoken: spokenIn(plain),
    asks: asks(plain),
    insisted: earlier.filter((one) => asks(plainOf(one))).length,
  };
}

/** A harmless request gets the first topic that it names. */
export function served({ topics }: Plan, plain: string, draw: Draw): string {
  const topic = topics.find(({ when }) => has(plain, when));
  if (topic) return draw.pick(topic.say);
  if (has(plain, ["hello", "hi ", "good morning", "hey", "hallo", "bonjour", "hola", "ola"]) || plain === "hi")
    return draw.pick(["Hello! How can I help you today?", "Hi there! What can I do for you?"]);
  if (has(plain, ["thank", "danke", "merci", "gracias", "obrigad"]))
    return draw.pick(["You're welcome!", "Any time. Have a good day!"]);
  return offTopic(draw);
}

/** Whether the caller offers a tool of this name. */
export const offered = (seen: Seen, name: string): boolean => seen.tools.some((tool) => tool.name === name);

/** The text of the newest tool result, if the conversation ends with one. */
export const lastResult = ({ turns }: Seen): string | undefined => {
  const last = turns.at(-1);
  return last?.role === "tool" ? last.content.slice(0, LONGEST) : undefined;
};
