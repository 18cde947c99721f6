export const jobStatuses = ["running", "paused", "completed", "failed", "cancelled"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export const hasEnded = (status: JobStatus): boolean => status !== "running" && status !== "paused";

/** From which states a user can pause, resume or cancel a job. */
export const allowedStates = {
  pause: ["running"],
  resume: ["paused"],
  cancel: ["running", "paused"],
} as const satisfies Readonly<Record<string, readonly JobStatus[]>>;

/** Why an action is refused, as a sentence. Null if the job is in one of the required states. */
export function stateRefusal(noun: string, status: JobStatus, allowed: readonly JobStatus[]): string | null {
  if (allowed.includes(status)) return null;
  return `The ${noun} is ${status}. This action requires ${allowed.join(" or ")}.`;
}
