import { ApiError } from "@agent-console/sdk";

/** Why an act was refused, beside the button that was pressed. */
export function Refused({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <p className="refused" role="alert">
      {wordsOf(error)}
    </p>
  );
}

export function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  return "The console does not answer. Nothing was changed; try again.";
}
