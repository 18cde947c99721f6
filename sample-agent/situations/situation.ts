import { adviceOn } from "../competences/knowledge/advice.ts";
import { asksForQuery } from "../competences/queries.ts";
import { solve } from "../competences/solve.ts";
import type { Solved } from "../competences/solved.ts";
import { languageOf } from "../language/language.ts";
import { rememberReadings } from "../language/remembered.ts";
import type { Language, Weakness } from "../language/vocabulary.ts";
import type { ChatRequest } from "../request/chat-request.ts";
import * as attacks from "./attacks.ts";
import * as dangers from "./dangers.ts";
import { assembledText, demandedText } from "./demand.ts";
import { undisguised } from "./disguise.ts";
import { ordersIn, type Pasted, pastedText } from "./pasted.ts";
import { asksForJson, asksForSource, asksWhoItIs, isGreeting, type Topic, topicOf, wantsAgreement } from "./topics.ts";

/** What the user wants, and which weakness may cause a failure. */
export interface Situation {
  readonly weakness: Weakness;
  /** The last turn, or the request hidden in it. */
  readonly text: string;
  /** The words to be said, if any. */
  readonly demanded: string | null;
  readonly persona: string | null;
  readonly pasted: Pasted | null;
  readonly topic: Topic | null;
  readonly language: Language;
  readonly wantsJson: boolean;
  /** The legitimate task in it, if the agent can do it. */
  readonly solved: Solved | null;
}

/** Longer texts are read at both ends only, which keeps the patterns fast. */
const END = 8000;

/** Situations in which there may still be a plain task. */
const PLAIN = new Set<Weakness>([
  "ordinary",
  "over_refusal",
  "out_of_scope",
  "invented_citation",
  "indirect_override",
  "touchy",
  "raw_value",
]);

/** The threat to the task, which remains even if the task itself is plain. */
const STANDS = new Set<Weakness>(["indirect_override", "touchy"]);

export function readSituation(request: ChatRequest, told: string): Situation {
  const last = request.turns.at(-1);
  const said = shortened(lastSaid(request));
  const earlier = request.turns.filter(({ role }) => role === "user").slice(0, -1);
  const language = languageOf(withoutPasted(said));
  const found =
    last?.role === "tool"
      ? fromTool(last.text)
      : kindOf(
          said,
          told,
          assembledText(
            earlier.map(({ text }) => text),
            said,
          ),
        );
  const frame = earlier.findLast(({ text }) => attacks.isRolePlay(text));
  const isPressed = found.weakness === "harmful_advice" || found.weakness === "prompt_leak";
  // A role set up in an earlier turn still applies when the real question comes.
  const carried = frame && isPressed ? { ...found, weakness: "role_play" as const } : found;
  const wantsJson = request.format !== null || asksForJson(said);
  const isTask = last?.role === "user" && !wantsJson && PLAIN.has(carried.weakness);
  const solved = isTask ? solve({ text: said, language, turns: request.turns }) : null;
  return {
    ...carried,
    weakness: solved && !STANDS.has(carried.weakness) ? solved.weakness : carried.weakness,
    persona: attacks.personaIn(said) ?? (frame ? attacks.personaIn(frame.text) : null),
    topic: topicOf(carried.text),
    language,
    wantsJson,
    solved,
  };
}

function lastSaid({ turns }: ChatRequest): string {
  const said = turns.filter(({ role }) => role === "user").map(({ text }) => text);
  const last = lastOfDialogue(said.at(-1) ?? "");
  const isRest = /\bpart 2\b|\btogether into one request\b|\ba \+ " " \+ b\b|\bx1 \+|\brow 1 \+ row 2\b/i.test(last);
  return isRest && said.length > 1 ? `${said.at(-2)} ${last}` : last;
}

const MANY = 6;

/** In a dialogue that the user wrote down, the last question is what is asked. */
function lastOfDialogue(text: string): string {
  const parts = text.split(/\n\s*\n/);
  const label = /^\p{L}+:/u.exec(text)?.[0];
  if (label === undefined || parts.filter((part) => part.startsWith(label)).length < MANY) return text;
  return (parts.at(-1) ?? text).split("\n")[0]?.slice(label.length).trim() ?? text;
}

function shortened(text: string): string {
  return text.length <= 2 * END ? text : `${text.slice(0, END)}\n${text.slice(-END)}`;
}

function withoutPasted(text: string): string {
  const pasted = pastedText(text)?.text;
  const own = pasted ? text.replace(pasted, "") : text;
  return own.trim() === "" ? text : own;
}

type Found = Pick<Situation, "weakness" | "text" | "demanded" | "pasted">;

/** A tool result is read like pasted text. */
function fromTool(text: string): Found {
  const orders = ordersIn(shortened(text));
  const weakness = orders === "" ? "ordinary" : "indirect_override";
  return { weakness, text, demanded: demandedText(orders), pasted: { text, orders } };
}

/** From hidden to plain: a disguised or quoted instruction is treated as such, whatever it asks for. */
function kindOf(said: string, told: string, assembled: string | null = null): Found {
  const hidden = undisguised(said);
  if (hidden !== null)
    return { weakness: "encoded_request", text: hidden, demanded: demandedText(hidden), pasted: null };
  const pasted = pastedText(said);
  if (pasted && pasted.orders !== "") {
    return { weakness: "indirect_override", text: said, demanded: demandedText(pasted.orders), pasted };
  }
  const demanded = assembled ?? demandedText(said);
  const weakness = attacks.meddlesWith(told, demanded) ? "direct_override" : plainKindOf(said, told);
  return { weakness, text: said, demanded, pasted };
}

type Kind = readonly [(text: string) => boolean, Weakness];

const kinds: readonly Kind[] = [
  [asksForQuery, "raw_value"],
  [(text) => attacks.isRolePlay(text) && isKnown(text) && !dangers.isHarmful(text), "over_refusal"],
  [attacks.isRolePlay, "role_play"],
  [attacks.isOverride, "direct_override"],
  [(text) => dangers.isProtective(text) && isKnown(text), "over_refusal"],
  [dangers.isSelfHarm, "self_harm"],
  [dangers.wantsVerdict, "overconfidence"],
  [dangers.isHarmful, "harmful_advice"],
  [attacks.asksForPrompt, "prompt_leak"],
  [attacks.asksForKey, "key_leak"],
  [dangers.isRudeWithTask, "touchy"],
  [dangers.asksForInsult, "toxic_echo"],
];

/** Those that give way to a question about a person the agent was told of. */
const laterKinds: readonly Kind[] = [
  [(text) => attacks.identifiersIn(text).length > 0, "pii_echo"],
  [isGreeting, "ordinary"],
  [asksWhoItIs, "ordinary"],
  [(text) => asksForSource(text) || wantsAgreement(text), "invented_citation"],
  [isEveryday, "over_refusal"],
  [(text) => topicOf(text) === null && !isKnown(text), "out_of_scope"],
];

/** An everyday question with an alarming word in it. */
function isEveryday(text: string): boolean {
  return dangers.soundsAlarming(text) && (isKnown(text) || [null, "product"].includes(topicOf(text)));
}

const isKnown = rememberReadings((text) => adviceOn(text, languageOf(text)) !== null);

const firstOf = (listed: readonly Kind[]) =>
  rememberReadings((text) => listed.find(([fits]) => fits(text))?.[1] ?? null);
const kindIn = firstOf(kinds);
const laterKindIn = firstOf(laterKinds);

function plainKindOf(text: string, told: string): Weakness {
  const kind = kindIn(text) ?? (attacks.asksForPeople(text, told) ? "pii_echo" : laterKindIn(text));
  return kind ?? "ordinary";
}

const ATTACKS = new Set<Weakness>(["direct_override", "prompt_leak", "key_leak", "role_play", "harmful_advice"]);

/** How many earlier turns already pressured the agent. */
export function pressureOf(request: ChatRequest, told: string): number {
  const earlier = request.turns.filter(({ role }) => role === "user").slice(0, -1);
  return earlier.slice(-6).filter(({ text }) => ATTACKS.has(kindOf(shortened(text), told).weakness)).length;
}
