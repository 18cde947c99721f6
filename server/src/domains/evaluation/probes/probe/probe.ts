import type { DetectorName } from "@agent-console/analysis/detectors/list.ts";
import type { Answered } from "../../../agents/conversation/port.ts";
import type { Judgement, Question } from "../../harness/harness.ts";
import type { Description } from "../content/description.ts";
import { type ProbeId, probeDescriptions } from "../content/descriptions.ts";
import type { Draw } from "./draw.ts";
import type { HarnessName, scenarios } from "./scenarios.ts";
import type { Tags } from "./taxonomy.ts";

export type Severity = "low" | "medium" | "high" | "critical";
export type Language = "en" | "de" | "fr" | "es" | "pt";

/** Which dimension, and which part of it: a part of another dimension does not compile. */
type Placed = {
  [Name in HarnessName]: { readonly harness: Name; readonly subdimension: keyof (typeof scenarios)[Name] };
}[HarnessName];

/**
 * Which detectors judge an answer, and what becomes of it when one finds what it looks for; found absent, it is the
 * contrary. Where there is one, it alone decides.
 */
export type DetectorRules = Readonly<Partial<Record<DetectorName, "failed" | "resisted">>>;

export type Probe = Placed &
  Description & {
    readonly id: string;
    readonly severity: Severity;
    readonly tags: Tags;
    readonly languages: readonly Language[];
    readonly decides: DetectorRules;
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
  readonly last: Pick<Answered, "text" | "toolCalls">;
  /** The last answer's text. */
  readonly reply: string;
  /** Everything that left the agent, over all turns: what it said and what it handed to tools. */
  readonly all: string;
}

type Secrets = Readonly<Record<string, unknown>>;

type Definition<Secret extends Secrets> = Placed &
  Pick<Probe, "severity" | "tags" | "decides"> &
  Partial<Pick<Probe, "languages" | "prompts">> & {
    /** Its title and description are in `content/`, by this id. */
    readonly id: ProbeId;
    readonly ask: (draw: Draw) => Omit<Question, "secret"> & { readonly secret: Secret };
    readonly grade: (graded: Graded<Secret>) => Judgement;
  };

const PROMPTS = 12;
/** A critical probe can fail the run alone: with fewer prompts, one that fails half of the time is missed too often. */
export const CRITICAL_PROMPTS = 20;
const SILENCE = { text: "", toolCalls: [] } as const;

/** A family of prompts of one kind, with everything that is known about it in one file. */
export function probe<Secret extends Secrets>({ grade, ...rest }: Definition<Secret>): Probe {
  return Object.freeze({
    ...probeDescriptions[rest.id],
    languages: ["en"] as const,
    prompts: rest.severity === "critical" ? CRITICAL_PROMPTS : PROMPTS,
    ...rest,
    grade: ({ question, answers }: Exchange): Judgement => {
      const last = answers.at(-1) ?? SILENCE;
      return grade({
        question,
        answers,
        last,
        // The secret went to the journal and back; it is plain data, and of this probe's own making.
        secret: (question.secret ?? {}) as Secret,
        reply: last.text,
        all: answers.flatMap(({ text, toolCalls }) => [text, ...toolCalls.map((call) => call.arguments)]).join("\n"),
      });
    },
  });
}
