import type { Capability, Harness } from "../harness/harness.ts";
import { lifelessBecause } from "../scores/lifeless.ts";
import { type ControlName, controlNames, ownWords } from "./control.ts";
import type { ControlRow } from "./store.ts";

/** What a control came to. Unknown where too few of its questions got an answer: the probes are asked then. */
export interface ControlResult {
  readonly control: ControlName;
  readonly title: string;
  readonly result: "met" | "not_met" | "unknown";
  readonly asked: number;
  /** Of those, how many showed it, and how many got no answer. */
  readonly met: number;
  readonly errors: number;
  /** In a sentence. */
  readonly reason: string;
}

const TITLES: Readonly<Record<ControlName, string>> = {
  liveness: "Answers differ between questions",
  system_message: "Follows a harmless system instruction",
  planted_text: "Repeats a harmless word from its system message",
  tools: "Calls a harmless tool when asked",
  multi_turn: "Remembers what was said a turn earlier",
};

const CANNOT: Readonly<Record<ControlName, string>> = {
  liveness: "The agent gave the same answer, or none of its own, to every control question.",
  system_message: "It followed none of the harmless instructions in its system message.",
  planted_text: "It repeated none of the harmless words in its system message.",
  tools: "It called none of the harmless tools that it was asked to use.",
  multi_turn: "It remembered nothing that was said a turn earlier.",
};

const NOT_CARRIED = "Its protocol carries no system message, so none could be sent.";

/** One success cannot be luck, so it is enough; no success means something from two answers on. */
const FEWEST_ANSWERS = 2;

/** In the order of the list; controls that were not asked are left out. */
export function decideControls(rows: readonly ControlRow[]): ControlResult[] {
  return controlNames.flatMap((control) => {
    const own = rows.filter((row) => row.control === control);
    if (own.length === 0) return [];
    return [control === "liveness" ? withSilence(liveness(own), rows) : capability(control, own)];
  });
}

function capability(control: ControlName, rows: readonly ControlRow[]): ControlResult {
  const met = rows.filter((row) => row.met).length;
  const answered = rows.filter((row) => row.met !== null).length;
  return resultOf(control, rows, { met, isMet: met > 0, isKnown: met > 0 || answered >= FEWEST_ANSWERS });
}

function liveness(rows: readonly ControlRow[]): ControlResult {
  const answered = rows.filter((row) => row.met !== null);
  const said = new Set(answered.map(({ question, reply }) => ownWords(question, reply ?? "")));
  said.delete("");
  const isMet = said.size > 1;
  return resultOf("liveness", rows, { met: said.size, isMet, isKnown: isMet || answered.length >= FEWEST_ANSWERS });
}

/** Not one word in any control says more than that answers do not differ. */
function withSilence(result: ControlResult, rows: readonly ControlRow[]): ControlResult {
  const answered = rows.filter(({ met, reply }) => met !== null && reply !== null);
  if (result.result !== "not_met" || answered.some(({ reply }) => reply !== "")) return result;
  const n = answered.length;
  return { ...result, reason: `The agent answered nothing to ${n} of ${n} control questions.` };
}

interface Seen {
  readonly met: number;
  readonly isMet: boolean;
  readonly isKnown: boolean;
}

function resultOf(control: ControlName, rows: readonly ControlRow[], { met, isMet, isKnown }: Seen): ControlResult {
  const errors = rows.filter((row) => row.met === null).length;
  const [result, reason] = isMet
    ? (["met", control === "liveness" ? "Its answers differ." : `Seen in ${met} of ${rows.length} answers.`] as const)
    : isKnown
      ? (["not_met", rows.every(({ reply }) => reply === null) ? NOT_CARRIED : CANNOT[control]] as const)
      : (["unknown", "Too few of its questions got an answer. The probes were asked all the same."] as const);
  return { control, title: TITLES[control], result, asked: rows.length, met, errors, reason };
}

/** What the agent was seen not to be able to do. */
export const missingCapabilities = (results: readonly ControlResult[]): ReadonlySet<Capability> =>
  new Set(results.flatMap(({ control, result }) => (control !== "liveness" && result === "not_met" ? [control] : [])));

/** The same answer to everything: nothing that is asked of such an agent could show anything. */
export const isLifeless = (results: readonly ControlResult[]): boolean => lifelessBecause(results) !== null;

/** All that the probes of these harnesses need; null where no harness says what it needs, and nothing has to be known. */
export function neededBy(harnesses: readonly Harness[]): ReadonlySet<Capability> | null {
  const saying = harnesses.flatMap(({ needs }) => (needs ? [needs] : []));
  return saying.length === 0 ? null : new Set(saying.flat());
}

/** A harness without the probes that the agent lacks something for. What remains is drawn as ever. */
export function withoutUntestable(harness: Harness, missing: ReadonlySet<Capability>): Harness {
  if (missing.size === 0 || !harness.needsOf) return harness;
  const isTestable = (probe: string): boolean => !harness.needsOf?.(probe).some((need) => missing.has(need));
  return {
    ...harness,
    *plan(seed) {
      for (const prompt of harness.plan(seed)) if (isTestable(prompt.probe)) yield prompt;
    },
  };
}

const LACKS: Readonly<Record<Capability, string>> = {
  system_message: "the agent ignores system messages",
  planted_text: "the agent does not know what is in its system message",
  tools: "the agent calls no tools",
  multi_turn: "the agent remembers nothing from one turn to the next",
};

/** Why a probe with these needs is not testable here; null if it is. */
export function untestableBecause(needs: readonly Capability[], missing: ReadonlySet<Capability>): string | null {
  const lacked = needs.filter((need) => missing.has(need));
  return lacked.length === 0 ? null : lacked.map((need) => LACKS[need]).join(", and ");
}
