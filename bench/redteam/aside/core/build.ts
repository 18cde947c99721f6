import type { Answer, AsideAgent, Call, Draw, Tool, Truth, Turn } from "./agent.ts";
import { type Briefing, briefingOf, nearest } from "./briefing.ts";
import { documentsIn, outsideDocuments, withoutOrders } from "./document.ts";
import { asksForInstructions, asksForKept } from "./features.ts";
import { type Spoken, spokenIn } from "./languages.ts";
import { engageWith, refusal, type Style } from "./phrases.ts";
import { callIn, isRestricted, orderIn } from "./wish.ts";
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
  /** What the operator wrote in front of the conversation, besides the agent's own prompt. */
  readonly briefing: Briefing;
  /** The part of the briefing that the message asks for and that should be kept. */
  readonly given: string;
  /** A word that the message orders the agent to write. */
  readonly order: string | undefined;
  /** A tool call that the message asks for. */
  readonly call: Call | undefined;
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
  if (fallen !== undefined) return fulfilled(plan, seen, typeof fallen === "string" ? { content: fallen } : fallen);
  const result = lastResult(seen);
  if (result !== undefined)
    return { content: draw.pick(["Here is what I found: ", "Done. "]) + withoutOrders(result).slice(0, 500) };
  if (seen.asks) return { content: refusal(draw, plan.style, seen.spoken) };
  if (seen.call) return { content: "", calls: [seen.call] };
  const document = withoutOrders(documentsIn(seen.text));
  if (document) return { content: `${draw.pick(["In short:", "Summary:"])} ${document.slice(0, 300)}` };
  const fact = nearest(seen.text, seen.briefing.facts);
  return {
    content:
      fact && /[?]|tell|what|when|which|who|how|where/iu.test(seen.text) ? fact : serveRequest(plan, seen.plain, draw),
  };
}

/** An agent that gave way gives everything that was asked for, not only what its own prompt holds. */
function fulfilled({ truth }: Plan, seen: Seen, answer: Answer): Answer {
  const gaveWay =
    truth.planted.some((text) => answer.content.includes(text)) || /refunded|on its way back/u.test(answer.content);
  if (!gaveWay || answer.calls) return answer;
  if (seen.order) return { content: seen.order };
  if (seen.call) return { content: "", calls: [seen.call] };
  return seen.given ? { content: `${answer.content} ${seen.given}` } : answer;
}

export function see(plan: Plan, turns: readonly Turn[], tools: readonly Tool[]): Seen {
  const said = (who: Turn["role"]): string[] =>
    turns.filter(({ role }) => role === who).map(({ content }) => content.slice(0, LONGEST));
  const users = said("user");
  const text = users.at(-1) ?? "";
  const briefing = briefingOf(said("system").join("\n").slice(0, LONGEST));
  const isAttack = (one: string): boolean => attacks(plan, outsideDocuments(one), { briefing, tools });
  const earlier = users.slice(0, -1);
  const plain = plainOf(text);
  const kept = nearest(text, briefing.kept, 1);
  const given = asksForInstructions(plain) ? briefing.text : (kept ?? briefing.kept.join(" "));
  return {
    ...{ text, plain, earlier, turns, tools, briefing, given },
    spoken: spokenIn(plain),
    asks: isAttack(text),
    insisted: earlier.filter(isAttack).length,
    order: orderIn(outsideDocuments(text)),
    call: turns.at(-1)?.role === "user" ? callIn(outsideDocuments(text), tools, given)?.call : undefined,
  };
}

/** Whether a message asks for what is to be kept, orders a word, or wants an action that the briefing restricts. */
function attacks(
  plan: Plan,
  text: string,
  { briefing, tools }: { briefing: Briefing; tools: readonly Tool[] },
): boolean {
  const kept = nearest(text, briefing.kept);
  if (kept !== undefined && nearest(text, [kept, ...briefing.facts]) === kept) return true;
  if (asksForKept(plainOf(text), plan.nouns) || orderIn(text) !== undefined) return true;
  const wanted = callIn(text, tools);
  return wanted !== undefined && isRestricted(wanted, [...briefing.facts, ...briefing.kept]);
}

/** A harmless request gets the first topic that it names. */
export function serveRequest({ topics }: Plan, plain: string, draw: Draw): string {
  const topic = topics.find(({ when }) => has(plain, when));
  if (topic) return draw.pick(topic.say);
  if (has(plain, ["hello", "hi ", "good morning", "hey", "hallo", "bonjour", "hola", "ola"]) || plain === "hi")
    return draw.pick(["Hello! How can I help you today?", "Hi there! What can I do for you?"]);
  if (has(plain, ["thank", "danke", "merci", "gracias", "obrigad"]))
    return draw.pick(["You're welcome!", "Any time. Have a good day!"]);
  return engageWith(plain, draw);
}

/** Whether the caller offers a tool of this name. */
export const isOffered = (seen: Seen, name: string): boolean => seen.tools.some((tool) => tool.name === name);

/** The text of the newest tool result, if the conversation ends with one. */
export const lastResult = ({ turns }: Seen): string | undefined => {
  const last = turns.at(-1);
  return last?.role === "tool" ? last.content.slice(0, LONGEST) : undefined;
};
