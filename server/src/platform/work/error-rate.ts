/** Results and errors since the job was last resumed. */
export interface ErrorCounts {
  readonly watched: number;
  readonly watched_errors: number;
}

const HIGHEST_ERROR_RATE = 0.05;

/** Whether a job should pause: after `enough` results, more than one in twenty is an error. */
export const hasTooManyErrors = ({ watched, watched_errors: errors }: ErrorCounts, enough: number): boolean =>
  watched >= enough && errors > watched * HIGHEST_ERROR_RATE;
