import { ApiError } from "@agent-console/sdk";
import { problemSentences } from "./problems.ts";

/** Why a request was rejected, shown beside the button. */
export function Refused({ error, label }: { readonly error: unknown; readonly label?: (member: string) => string }) {
  if (!error) return null;
  return (
    <p className="refused" role="alert">
      {wordsOf(error, label)}
    </p>
  );
}

export function wordsOf(error: unknown, label?: (member: string) => string): string {
  if (!(error instanceof ApiError)) return "Can't reach the console. Your changes were not saved. Try again.";
  return error.problems.length > 0 ? problemSentences(error, label) : error.detail;
}
