// Generated from the migrations by `npm run generate`. Do not edit.

export interface RateLimitRow {
  readonly client: string;
  readonly full_at: number;
  readonly granted: number;
}
