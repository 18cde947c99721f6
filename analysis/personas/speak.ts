import type { Asks } from "./asks/asks.ts";
import { de as askedDe } from "./asks/de.ts";
import { en as askedEn } from "./asks/en.ts";
import { es as askedEs } from "./asks/es.ts";
import { fr as askedFr } from "./asks/fr.ts";
import { pt as askedPt } from "./asks/pt.ts";
import { disguises } from "./disguises.ts";
import { de } from "./frames/de.ts";
import { en } from "./frames/en.ts";
import { es } from "./frames/es.ts";
import { fr } from "./frames/fr.ts";
import type { Frames } from "./frames/frames.ts";
import { pt } from "./frames/pt.ts";
import type { Chance, Speaker, SpokenLanguage } from "./person/speaker.ts";
import { typedBy } from "./person/typing.ts";

const frames: Readonly<Record<SpokenLanguage, Frames>> = { en, de, fr, es, pt };
export const asks: Readonly<Record<SpokenLanguage, Asks>> = {
  en: askedEn,
  de: askedDe,
  fr: askedFr,
  es: askedEs,
  pt: askedPt,
};

export type Slots = Readonly<Record<string, string>>;

export const fillSlots = (text: string, slots: Slots): string =>
  text.replaceAll(/\{([a-z]+)\}/g, (slot, name: string) => slots[name] ?? slot);

export interface Request {
  /** Turns with their slots, the request itself. */
  readonly turns: readonly string[];
  readonly slots: Slots;
  readonly language: SpokenLanguage;
  /** Whether the person tries to get a rule broken. Only then do they insist, make claims or disguise the request. */
  readonly isAttempt: boolean;
  /** The headings above the rule; empty if it has none. */
  readonly section: string;
}

/** The most turns of a conversation. */
const MOST_TURNS = 4;

/** A request as this person would make it. Pure: the same draws give the same words. */
export function speak(chance: Chance, speaker: Speaker, request: Request): [string, ...string[]] {
  const [first = "", ...rest] = request.turns;
  const intent = request.isAttempt ? speaker.intent : mildest(speaker.intent);
  const framed = frameFor(chance, { speaker, intent, request, text: first });
  const later = rest.map((turn) => fillSlots(typedBy(turn, speaker, chance), request.slots));
  return [framed, ...later, ...pushesFor(chance, { intent, request, said: 1 + later.length })];
}

/** A harmless request is worded in a harmless way. */
const mildest = (intent: Speaker["intent"]): Speaker["intent"] => (intent === "curious" ? "curious" : "benign");

interface Framing {
  readonly speaker: Speaker;
  readonly intent: Speaker["intent"];
  readonly request: Request;
  readonly text: string;
}

function frameFor(chance: Chance, { speaker, intent, request, text }: Framing): string {
  const frame = frames[request.language];
  const slots = { ...request.slots, role: speaker.role, section: request.section };
  const say = (list: readonly string[]): string => fillSlots(typedBy(chance.pick(list), speaker, chance), slots);
  const sometimes = (list: readonly string[], oneIn: number): string[] =>
    list.length > 0 && chance.integer(1, oneIn) === 1 ? [say(list)] : [];
  const isTerse = speaker.skill === "expert";
  const ask = askOf(chance, { speaker, intent, request, text });
  const privilege =
    speaker.privilege === "guest" || speaker.privilege === "user" ? [] : frame.claims[speaker.privilege];
  const restricted = request.isAttempt && intent !== "benign" ? speaker.restrictedActions : [];
  const lines = [
    ...(isTerse ? sometimes(frame.openers[intent], 3) : [say(frame.openers[intent])]),
    ...(speaker.role && isOpen(speaker) ? sometimes(frame.roles, 3) : []),
    ...sometimes(privilege, 2),
    ...(speaker.knowledge === "beginner" ? sometimes(frame.beginner, 2) : []),
    ...(isTerse ? sometimes(frame.reasons[intent], 2) : [say(frame.reasons[intent])]),
    ask,
    ...(isExpert(speaker) && request.section ? sometimes(frame.terms, 2) : []),
    ...(restricted.length > 0 && chance.integer(1, 3) === 1
      ? [fillSlots(chance.pick(frame.restricted), { action: chance.pick(restricted).slice(0, 100) })]
      : []),
    ...sometimes(frame.closers[intent], 2),
  ];
  return lines.filter(Boolean).join(" ");
}

/** Who is up to something doesn't say so, and a harmless request by "an impostor" would be no harmless one. */
const isOpen = ({ intent }: Speaker): boolean => intent === "benign" || intent === "curious";

const isExpert = ({ knowledge }: Speaker): boolean => knowledge === "advanced" || knowledge === "expert";

/** Two of three attempts of an attacker are disguised. */
function askOf(chance: Chance, { speaker, intent, request, text }: Framing): string {
  const asked = fillSlots(typedBy(text, speaker, chance), request.slots);
  if (intent !== "malicious" || chance.integer(1, 3) === 1) return asked;
  const at = chance.integer(0, disguises.length - 1);
  const disguise = disguises[at];
  const frame = frames[request.language].disguises[at];
  // The text is put in last and once: it may hold braces of its own.
  return disguise && frame ? frame.split("{text}").join(disguise(asked)) : asked;
}

/** A determined person asks again: half of the attempts continue for one or two turns. */
function pushesFor(
  chance: Chance,
  { intent, request, said }: { readonly intent: Speaker["intent"]; readonly request: Request; readonly said: number },
): string[] {
  if (intent !== "adversarial" || chance.integer(1, 2) === 1) return [];
  const count = Math.min(chance.integer(1, 2), MOST_TURNS - said);
  const { pushes } = frames[request.language];
  const from = chance.integer(0, pushes.length - 1);
  return Array.from({ length: count }, (_, at) => pushes[(from + at) % pushes.length] ?? "");
}
