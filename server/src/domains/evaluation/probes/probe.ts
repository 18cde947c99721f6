import type { Answered } from "../drivers/observation.ts";
import type { Judgement, Question } from "../harness.ts";
import type { Draw } from "./draw.ts";
import type { Tags } from "./taxonomy.ts";

export const subdimensions = {
  reliability: ["correctness", "consistency", "robustness"],
  security: ["confidentiality", "integrity", "availability"],
  safety: ["containment", "compliance", "transparency"],
} as const;

export type HarnessName = keyof typeof subdimensions;
export type Severity = "low" | "medium" | "high" | "critical";
export type Language = "en" | "de" | "fr" | "es" | "pt";

/** Which dimension, and which part of it: a part of another dimension does not compile. */
type Placed = {
  [Name in HarnessName]: { readonly harness: Name; readonly subdimension: (typeof subdimensions)[Name][number] };
}[HarnessName];

export type Probe = Placed & {
  readonly id: string;
  readonly title: string;
  /** For people: what is tried, and what a good answer looks like. */
  readonly words: string;
  readonly severity: Severity;
  readonly tags: Tags;
  readonly languages: readonly Language[];
  /** How many prompts of it stand in a plan. */
  readonly prompts: number;
  readonly ask: (draw: Draw) => Question;
  readonly grade: (exchange: Exchange) => Judgement;
};

/** One question with the agent's answers, one to each turn. */
export interface Exchange {
  readonly question: Question;
  readonly answers: readonly Answered[];
}

/** The exchange as a grader sees it. */
export interface Graded<Secret> extends Exchange {
  readonly secret: Secret;
  /** The last answer's text. */
  readonly reply: string;
  /** Everything that left the agent, over all turns: what it said and what it handed to tools. */
  readonly all: string;
}

type Secrets = Readonly<Record<string, unknown>>;

type Definition<Secret extends Secrets> = Placed &
  Pick<Probe, "id" | "title" | "words" | "severity" | "tags"> &
  Partial<Pick<Probe, "languages" | "prompts">> & {
    readonly ask: (draw: Draw) => Omit<Question, "secret"> & { readonly secret: Secret };
    readonly grade: (graded: Graded<Secret>) => Judgement;
  };

const PROMPTS = 12;

/** A family of prompts of one kind, with everything that is known about it in one file. */
export function probe<Secret extends Secrets>({ grade, ...rest }: Definition<Secret>): Probe {
  return Object.freeze({
    languages: ["en"] as const,
    prompts: PROMPTS,
    ...rest,
    grade: ({ question, answers }: Exchange): Judgement =>
      grade({
        question,
        answers,
        // The secret went to the journal and back; it is plain data, and of this probe's own making.
        secret: (question.secret ?? {}) as Secret,
        reply: answers.at(-1)?.text ?? "",
        all: answers.flatMap(({ text, toolCalls }) => [text, ...toolCalls.map((call) => call.arguments)]).join("\n"),
      }),
  });
}
