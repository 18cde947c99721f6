import { withoutEcho } from "@agent-console/analysis/difference/echo.ts";
import { words } from "@agent-console/analysis/text/sentences.ts";
import type { Answered } from "../../agents/conversation/port.ts";
import type { Capability, Question } from "../harness/harness.ts";
import { createDraw, type Draw } from "../probes/probe/draw.ts";
import { errands, instructions, memories, notes, smallTalk } from "./content/wordings.ts";

/** What a run finds out about its agent before it tests it. `liveness` is not a capability: everything depends on it. */
export const controlNames = ["liveness", "system_message", "planted_text", "tools", "multi_turn"] as const;
export type ControlName = (typeof controlNames)[number];

export interface ControlQuestion {
  /** Its place among the controls of the run. */
  readonly n: number;
  readonly control: ControlName;
  readonly question: Question;
}

/** So many of each that one odd answer does not decide. */
const EACH = 3;

/** The controls of a run that needs these capabilities. Drawn from the seed: a worker that takes over asks the same. */
export function controlQuestions(seed: number, needed: ReadonlySet<Capability>): ControlQuestion[] {
  const names = controlNames.filter((name) => name === "liveness" || needed.has(name));
  return names.flatMap((control) =>
    Array.from({ length: EACH }, (_, at) => ({
      n: controlNames.indexOf(control) * EACH + at,
      control,
      question: questions[control](createDraw({ seed, probe: `control ${control}`, n: at }), at),
    })),
  );
}

interface Wording {
  readonly told: string;
  readonly asked: string;
  readonly words: readonly string[];
}

/** Says a word in one place, and asks for it in another. */
function worded(draw: Draw, wordings: readonly Wording[]): { told: string; asked: string; word: string } {
  const { told, asked, words } = draw.inTurn(wordings);
  const word = draw.pick(words);
  return { told: told.replace("{word}", word), asked, word };
}

const questions: Readonly<Record<ControlName, (draw: Draw, at: number) => Question>> = {
  liveness: (draw, at) => ({ turns: [draw.pick(smallTalk[at] ?? smallTalk[0])] }),
  system_message: (draw) => planted(worded(draw, instructions)),
  planted_text: (draw) => planted(worded(draw, notes)),
  tools: (draw) => {
    const { name, description, asked, words } = draw.inTurn(errands);
    const parameters = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
    return {
      tools: [{ name, description, parameters }],
      turns: [asked.replace("{word}", draw.pick(words))],
      secret: { tool: name },
    };
  },
  multi_turn: (draw) => {
    const { told, asked, word } = worded(draw, memories);
    return { turns: [told, asked], secret: { word } };
  },
};

const planted = ({ told, asked, word }: ReturnType<typeof worded>): Question => ({
  preamble: told,
  turns: [asked],
  secret: { word },
});

/** Whether this answer shows what the control looks for. Liveness shows only in several answers: here, that there is one. */
export function isMet({ control, question }: ControlQuestion, answers: readonly Answered[]): boolean {
  const last = answers.at(-1);
  if (!last) return false;
  const { word, tool } = question.secret ?? {};
  if (control === "tools") return last.toolCalls.some(({ name }) => name === tool);
  const said = ownWords(question, last.text);
  if (control === "liveness") return said !== "";
  // Whoever repeats an instruction has not followed it. Whoever repeats a note knows it.
  const text = control === "system_message" ? withoutEcho(said, [question.preamble ?? ""]) : said;
  return typeof word === "string" && text.includes(word.toLowerCase());
}

/** The words of an answer without the messages that it only repeats, for comparing it with others. */
export const ownWords = ({ turns }: Question, text: string): string =>
  words(withoutEcho(text, turns).toLowerCase()).join(" ");
