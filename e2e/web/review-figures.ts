/** What a review by keyboard came to. Times from key to next response are milliseconds. */
export interface ReviewFigures {
  readonly responses: number;
  readonly labeled: number;
  readonly before: string;
  readonly after: string;
  readonly seconds: number;
  readonly median: number;
  readonly p95: number;
  readonly late: number;
  readonly longest: number;
}
