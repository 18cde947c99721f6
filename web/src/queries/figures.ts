import type { EvaluationFigures } from "@agent-console/sdk";

export type {
  CoverageEntry,
  EvaluationFigure as Figure,
  EvaluationFigures as Figures,
  EvaluationProbeFigure as ProbeFigure,
  EvaluationPromptResult as Result,
  EvaluationScores as Report,
  StaticCheckResult as StaticCheck,
} from "@agent-console/sdk";

export const dimensionNames = ["reliability", "security", "safety"] as const satisfies (keyof EvaluationFigures)[];

/** A run and its summary name the same figures differently. */
export const figuresOf = (run: {
  readonly figures?: EvaluationFigures | null;
  readonly pillar_details?: EvaluationFigures;
}): EvaluationFigures => run.figures ?? run.pillar_details ?? {};
