import { ApiError } from "@agent-console/sdk";
import { Failed } from "../../../parts/page/states.tsx";
import { wordsOf } from "../../../parts/refused.tsx";

interface UnreadProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** What is missing: "The traces". */
  readonly what: string;
}

/** A store that does not answer is not an empty one: the page says what could not be read, and why. */
export function Unread({ error, retry, what }: UnreadProps) {
  if (!(error instanceof ApiError) || error.code !== "TELEMETRY_UNAVAILABLE")
    return <Failed error={error} retry={retry} />;
  return (
    <div className="state" role="alert">
      <h3>{what} could not be read</h3>
      <p>{wordsOf(error)} What is missing here is not zero: it is unknown.</p>
      {error.requestId && <p className="small mut">Request {error.requestId}</p>}
      <button type="button" className="btn" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
