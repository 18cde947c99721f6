import type { TrustVerdict } from "./trust-stage.ts";

/** Scores from 0 to 1; null if nothing was assessed. */
export interface EvaluationResult {
  readonly evaluation_id: string;
  readonly overall_score: number | null;
  readonly reliability_score: number | null;
  readonly security_score: number | null;
  readonly safety_score: number | null;
  /** Seconds. */
  readonly completed_at: number;
  readonly harnesses: readonly string[];
  readonly tested_by: string;
  /** The verdict that trust is based on from now on; null leaves it unchanged. */
  readonly verdict: TrustVerdict | null;
}
