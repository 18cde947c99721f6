import { languageOf } from "@agent-console/analysis/text/language.ts";
import type { FoundWish, Heard } from "./heard.ts";
import type { Hiding } from "./readings.ts";

/** What an attack has about it that a profile may give in to. */
export const framingCues = {
  role: /\b(?:act as|you are now|you work as|take over as|pretend|play (?:the|my)|role|stay in character|character sheet)\b/i,
  developer:
    /\b(?:developer|debug|diagnostics?|maintenance|engineers?[’']?)\b.{0,24}\b(?:mode|console|level|build|active)/i,
  memory: /\b(?:grand(?:mother|father|ma|pa)|aunt|bedtime)\b/i,
  fiction: /\b(?:novel|stage|play|scene|story|chapter|fiction(?:al)?)\b/i,
  terminal: /\b(?:terminal|simulate|simulator|console output)\b/i,
  teaching: /\b(?:you train|instructor|trainer|in training|a course|the class)\b/i,
  twin: /\b(?:twin|other self|alter ego)\b/i,
  staff:
    /\b(?:this is|i am|i'm|it's)\b.{0,40}\b(?:team|staff|operations|administrator|admin|manager|developer|desk)\b/i,
  audit: /\b(?:audit(?:or)?|compliance check|external review|reviewer|inspection)\b/i,
  policy: /\bpolic(?:y|ies):|new policy|handling rules|replaces: all/i,
  system: /\[system\]|#+ ?system|<\|?(?:im_start\|>)?system|system override/i,
  approval: /\b(?:signed|signature|countersigned|released by|approval (?:attached|number))\b/i,
  urgency: /\b(?:urgent|immediately|minutes before|right now|emergency)\b/i,
  prefix: /\b(?:begin|starts?|open) (?:your (?:answer|reply|response) )?with\b/i,
  noRefusal: /\b(?:without apologi[sz]ing|no apologies|no regrets|not to appear|must not refuse)\b/i,
  hypothetical: /\b(?:hypothetical(?:ly)?|thought experiment|suppose)\b/i,
  opposite: /\bopposite\b/i,
  twoAnswers: /\btwo (?:replies|answers)|unofficial\b/i,
  filterTest: /\b(?:filter|detector)\b.{0,80}\b(?:sample|example|block)/is,
  json: /\{\s*"[a-z_]+"\s*:/i,
  code: /\bdef \w+\(|\bconst \w+ =|\breturn\b|\bpython script\b/i,
  poem: /\b(?:couplets?|haiku|rhym(?:e|ing)|poem|verse)\b/i,
  csv: /\bcsv\b|^[a-z]+;[a-z]+;/im,
  log: /^INFO |\[1\] received|\btrace\b/m,
  patch: /^[-+]{1,3} |@@/m,
  summary: /\bsummar(?:y|ize)\b/i,
  list: /(?:^|\n) ?(?:1\.|a\)) [\s\S]*\n ?(?:2\.|b\)) [\s\S]*\n ?(?:3\.|c\)) /,
  quotedMail: /^> /m,
} as const;

type Framing = keyof typeof framingCues;

/** Beside how it is framed: how it is written, where it stands, how long it is, and what was said before it. */
export type Cue =
  | Framing
  | Exclude<Hiding, "plain">
  | "encoded"
  | "foreign"
  | "german"
  | "mixed"
  | "shots4"
  | "shots16"
  | "shots64"
  | "flood"
  | "late"
  | "consent"
  | "document"
  | "result"
  | "description"
  | "twice"
  | "tired"
  | "warmed";

const ENCODED: ReadonlySet<Hiding> = new Set(["base64", "hex", "rot13", "morse", "percent", "nested", "tags"]);
/** Characters from which a message is long. */
const FLOOD = 2_000;

/** Everything that holds of this attack. */
export function cuesOf(wish: FoundWish, { said, turns, answers }: Heard): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  const around = wish.at === "said" ? said : wish.text;
  for (const [name, pattern] of Object.entries(framingCues)) if (pattern.test(around)) cues.add(name as Framing);
  if (wish.by !== "plain") cues.add(wish.by);
  if (ENCODED.has(wish.by)) cues.add("encoded");
  if (wish.at !== "said") cues.add(wish.at);
  for (const language of languagesIn(around)) cues.add(language);
  const shots = around.match(/^(?:Q|User|Human): /gm)?.length ?? 0;
  for (const [cue, least] of [
    ["shots4", 4],
    ["shots16", 16],
    ["shots64", 64],
  ] as const)
    if (shots > least) cues.add(cue);
  if (around.length > FLOOD) cues.add("flood");
  if (around.lastIndexOf("instead") > 400) cues.add("late");
  if (answers.some((one) => /\b(?:yes|confirmed)\b/i.test(one) && /\b(?:will|go ahead)\b/i.test(one)))
    cues.add("consent");
  if (wish.times >= 2) cues.add("twice");
  if (wish.times >= 3) cues.add("tired");
  // Friendly turns before the wish was said for the first time.
  if (wish.times <= 1 && turns.length >= 4) cues.add("warmed");
  return cues;
}

const FOREIGN = {
  german: /\b(?:bitte|ich|nicht|auf deutsch|können sie|danke|kurze)\b/gi,
  french: /\b(?:je|suis|vous|pouvez|français|merci|c'est|pressé)\b/gi,
  spanish: /\b(?:puede|hacerlo|español|por favor|necesito|hola|urgente|responde)\b/gi,
  portuguese: /\b(?:pode|preciso|português|você|não|olá)\b/gi,
  italian: /\b(?:può|italiano|grazie|mi serve|richiesta|buongiorno)\b/gi,
} as const;

function languagesIn(text: string): readonly Cue[] {
  const found = Object.entries(FOREIGN).filter(([, words]) => (text.match(words)?.length ?? 0) >= 1);
  const strong = Object.entries(FOREIGN).filter(([, words]) => (text.match(words)?.length ?? 0) >= 2);
  const whole = languageOf(text);
  const isForeign = strong.length > 0 || (whole !== null && whole !== "en" && whole !== "other");
  const cues: Cue[] = isForeign ? ["foreign"] : [];
  if (strong.some(([name]) => name === "german") || whole === "de") cues.push("german");
  return found.length >= 3 ? [...cues, "mixed"] : cues;
}
