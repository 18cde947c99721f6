import { Ended, type Ending } from "./exit-codes.ts";
import { isPassing, isRefusal } from "./refusal.ts";

export interface Failure {
  readonly ending: Ending;
  readonly message: string;
}

/** The message and exit code for an error. The console's own message says what to do about it. */
export function failureOf(error: unknown, isInterrupted: boolean): Failure {
  if (error instanceof Ended && error.ending === "interrupted") return { ending: error.ending, message: error.message };
  if (isInterrupted) return { ending: "interrupted", message: "Interrupted." };
  if (error instanceof Ended) return { ending: error.ending, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  if (isRefusal(error)) {
    const request = error.requestId ? `\nRequest ID: ${error.requestId}` : "";
    const ending = isPassing(error) ? "unreachable" : "refused";
    if (error.status === 404 && error.code === null)
      return {
        ending,
        message: `The console does not have this operation, or is not an Agent Console: ${message}${request}`,
      };
    return { ending, message: `The console returned ${error.status}: ${message}${request}` };
  }
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : "";
  return { ending: "unreachable", message: `The console could not be reached: ${message}${cause}` };
}
