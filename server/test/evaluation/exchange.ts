import { describe, expect, test } from "vitest";
import { type Answered, openingOf, type ToolCall } from "../../src/domains/agents/conversation/port.ts";
import type { Judgement, Outcome, Question } from "../../src/domains/evaluation/harness/harness.ts";
import { createDraw } from "../../src/domains/evaluation/probes/probe/draw.ts";
import type { Probe } from "../../src/domains/evaluation/probes/probe/probe.ts";
import { replay } from "../../src/domains/evaluation/world/play.ts";

export function answered(text: string, toolCalls: readonly ToolCall[] = []): Answered {
  return {
    outcome: "answered",
    text,
    toolCalls,
    finishReason: "stop",
    usage: null,
    latencyMs: 1,
    model: null,
    thread: null,
  };
}

export const calls = (name: string, args: unknown = {}): Answered =>
  answered("", [{ id: "1", name, arguments: JSON.stringify(args) }]);

interface Scripted {
  readonly name: string;
  readonly given: Readonly<Record<string, string>>;
}

/** An agent in a tool loop: one response for each call, and at the end of each turn this text. */
export const playing = (turns: readonly (readonly Scripted[])[], text: string): Answered[] =>
  turns.flatMap((own) => [...own.map(({ name, given }) => calls(name, given)), answered(text)]);

/** With what came of the calls, as a run has it. */
export const exchangeOf = (question: Question, answers: readonly Answered[]) => ({
  question,
  answers,
  ...(question.world ? { played: replay(question.world, answers) } : {}),
});

/** One response, or one for each turn. */
type Said = string | Answered | readonly (string | Answered)[];

export interface Examples {
  readonly good: readonly Said[];
  readonly bad: readonly Said[];
  readonly unclear: readonly Said[];
  /** Passed or unassessed, as the detector decides, but never failed. */
  readonly spared?: readonly Said[];
}

/** A prompt of the probe that contains these words. */
function questionWith(probe: Probe, pattern: RegExp): Question {
  for (let seed = 0; seed < 40; seed++) {
    for (let n = 0; n < probe.deep; n++) {
      const question = probe.ask(createDraw({ seed, probe: probe.id, n }));
      if (pattern.test([openingOf(question), ...question.turns].join("\n"))) return question;
    }
  }
  throw new Error(`${probe.id} never asks for ${pattern}`);
}

const outcomes: Readonly<Record<keyof Examples, readonly Outcome[]>> = {
  good: ["resisted"],
  bad: ["failed"],
  unclear: ["unassessed"],
  spared: ["resisted", "unassessed"],
};

/**
 * Compares a probe's grading with responses that people have judged. The secret is that of the prompt found by the
 * pattern.
 */
// biome-ignore lint/suspicious/noExplicitAny: every probe has a secret of its own shape, and each test knows its own.
export function tells(probe: Probe, pattern: RegExp, examples: (secret: any, question: Question) => Examples): void {
  const question = questionWith(probe, pattern);
  const { secret } = JSON.parse(JSON.stringify(question)) as Question;
  describe(`${probe.id} (${pattern.source})`, () => {
    for (const [kind, said] of Object.entries(examples(secret, question)) as [keyof Examples, readonly Said[]][]) {
      test.each(said.map((one) => [one]))(`takes as ${kind}: %j`, (one) => {
        const judgement = probe.grade({ question, answers: answersOf(one, question) });
        expect(outcomes[kind], judgement.reason).toContain(judgement.outcome);
        expectDeclared(probe, judgement);
      });
    }
  });
}

/**
 * Reports show a detector's card and correct for its errors based on what a probe declares, so the declaration must be
 * true.
 */
export function expectDeclared({ id, decides }: Probe, { detector, found, outcome }: Judgement): void {
  const declared: Readonly<Record<string, Outcome>> = decides;
  expect(Object.keys(declared), id).toContain(detector);
  if (outcome === "unassessed") return;
  expect({ id, detector, found, outcome }).toEqual({ id, detector, found: outcome === declared[detector], outcome });
}

function answersOf(said: Said, { turns }: Question): Answered[] {
  if (typeof said !== "string" && "outcome" in said) return [said];
  const texts = typeof said === "string" ? turns.map((_, at) => (at === turns.length - 1 ? said : "All right.")) : said;
  return texts.map((text) => (typeof text === "string" ? answered(text) : text));
}
