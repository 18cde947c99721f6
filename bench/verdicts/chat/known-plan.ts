import { controlQuestions } from "../../../server/src/domains/evaluation/controls/control.ts";
import type { Capability, Harness } from "../../../server/src/domains/evaluation/harness/harness.ts";
import { standardHarnesses } from "../../../server/src/domains/evaluation/probes/harnesses.ts";
import type { ChatBody, KnownQuestion } from "./chat.ts";

export type FindQuestion = (body: ChatBody) => KnownQuestion | null;

const capabilities: readonly Capability[] = ["system_message", "planted_text", "tools", "multi_turn"];

type Planned = Omit<KnownQuestion, "turn">;

/**
 * The plan of a run, found again by its texts: the same seed plans the same prompts. It lets an agent compute right answers
 * without being a language model.
 */
export function knownPlan(seed: number, harnesses: readonly Harness[] = standardHarnesses): FindQuestion {
  const all = [...questionsOf(seed, harnesses)];
  const openings = new Map<string, Planned>();
  for (const planned of all) {
    const { preamble = "", before = [], turns } = planned.question;
    const told = before.flatMap((message) => (message.role === "assistant" ? [] : [message.text]));
    openings.set(keyOf(preamble, [...told, turns[0]].filter(Boolean)), planned);
  }
  // Turns that are asked in conversations of their own, such as those about two people.
  for (const planned of all) {
    for (const turn of planned.question.turns.slice(1)) {
      const key = keyOf(planned.question.preamble ?? "", [turn]);
      if (!openings.has(key)) openings.set(key, planned);
    }
  }
  return (body) => find(openings, body);
}

function* questionsOf(seed: number, harnesses: readonly Harness[]): Generator<Planned> {
  for (const { control, question } of controlQuestions(seed, new Set(capabilities))) {
    yield { family: `control ${control}`, question };
  }
  for (const harness of harnesses) {
    for (const { family, question } of harness.plan(seed)) yield { family, question };
  }
}

const keyOf = (system: string, told: readonly string[]): string => JSON.stringify([system, ...told]);

function find(openings: ReadonlyMap<string, Planned>, { messages }: ChatBody): KnownQuestion | null {
  const system = messages.find(({ role }) => role === "system")?.content ?? "";
  const told = messages.flatMap(({ role, content }) => (role === "user" || role === "tool" ? [content ?? ""] : []));
  const asked = messages.findLast(({ role }) => role === "user")?.content ?? "";
  for (let length = 1; length <= told.length; length++) {
    const planned = openings.get(keyOf(system, told.slice(0, length)));
    if (planned) return { ...planned, turn: Math.max(0, planned.question.turns.lastIndexOf(asked)) };
  }
  return null;
}
