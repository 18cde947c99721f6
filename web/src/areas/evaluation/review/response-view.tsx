import { memo, useEffect, useRef } from "react";
import { count } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { probeWords } from "../../../terms/custom-probes.ts";
import { outcomeLabel } from "../../../terms/outcomes.ts";
import { Transcript } from "../results/transcript.tsx";
import type { Response } from "./use-review.ts";

/** A reason may quote the response, which is below in full. */
const LONGEST_REASON = 120;
const shortened = (text: string): string =>
  text.length > LONGEST_REASON ? `${text.slice(0, LONGEST_REASON).toWellFormed()}…` : text;

interface ResponseProps {
  readonly response: Response;
  readonly place: number;
  readonly total: number;
}

/** One response with its prompt. Each one starts at its beginning, wherever the one before was scrolled to. */
export const ResponseView = memo(function ResponseView({ response, place, total }: ResponseProps) {
  const section = useRef<HTMLElement>(null);
  const { seq } = response;
  useEffect(() => {
    if (place > 1) section.current?.scrollIntoView({ block: "nearest" });
  }, [place]);
  return (
    <section
      ref={section}
      className="reviewed"
      aria-label={`Response ${count(place)} of ${count(total)}`}
      data-seq={seq}
    >
      <div className="reason-line">
        <h2>
          <ShownText text={probeWords(response.title)} />
        </h2>
        <span className="mut">
          {response.harness}
          {response.scenario ? `, ${response.scenario}` : ""}
        </span>
        <span className="tag">
          {outcomeLabel(response.outcome)}: <ShownText text={shortened(response.reason ?? "no reason given")} />
        </span>
        <span className="mut small">prompt {seq + 1}</span>
      </div>
      <p className="sr" role="status">
        Response {count(place)} of {count(total)}: {probeWords(response.title)}
      </p>
      <Transcript question={response.question} answers={response.answers} evidence={response.evidence} />
    </section>
  );
});
