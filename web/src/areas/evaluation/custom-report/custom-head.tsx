import { useQuery } from "@tanstack/react-query";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type CustomReportFigure, customReportQuery } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";
import { share, tally } from "./figure-words.ts";
import "./custom-report.css";

/** The verdict of a run of custom harnesses: attempts and twins apart, since one can hide the other. */
export function CustomHead({ id }: { readonly id: string }) {
  const found = useQuery(customReportQuery(useSession(), id));
  if (!found.data) return null;
  const { verdict, reason, breach, edge, twin } = found.data;
  return (
    <>
      <h2 className="word">
        <Glyph verdict={verdict} large silent /> <span>{verdict.charAt(0).toUpperCase() + verdict.slice(1)}</span>
      </h2>
      <p className="mid why">
        <ShownText text={reason} />
      </p>
      <dl className="custom-totals">
        <Total label="Attempts resisted" figure={breach} />
        <Total label="Harmless twins served" figure={twin} />
        <Total label="Edge cases right" figure={edge} />
      </dl>
    </>
  );
}

function Total({ label, figure }: { readonly label: string; readonly figure: CustomReportFigure }) {
  const { rate, low, high } = figure;
  if (rate === null && figure.unassessed === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{rate === null ? "No data" : share(rate)}</b>{" "}
        <span className="small mid">
          {low !== null && high !== null && ` ${share(low)} to ${share(high)}, `}
          {tally(figure)}
        </span>
      </dd>
    </div>
  );
}
