import type { CampaignFigures } from "@agent-console/sdk";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, points, range } from "../../../parts/numbers.ts";

interface HeadlineProps {
  readonly figures: CampaignFigures;
  /** The tool whose hits were asked, or native. */
  readonly tool: string;
}

/** What a retest shows, and how sure that is. */
export function RetestHeadline({ figures: { headline, states, notes }, tool }: HeadlineProps) {
  const { broken, assessed, rate, low, high } = headline;
  const word = broken > 0 ? "Still works" : assessed > 0 ? "No longer works in these words" : "Not assessed";
  return (
    <>
      <p className="word">
        <Glyph verdict={broken > 0 ? "failed" : null} large silent />
        {word}
      </p>
      <p className="big">
        <b>
          {count(broken)} of {count(assessed)}
        </b>
      </p>
      {rate !== null && low !== null && high !== null && (
        <p className="mid">
          {tool === "native" ? "attacks still work" : `hits of ${tool} work here`}, {points(rate)}%. 95% interval{" "}
          {range(low, high)}%.
        </p>
      )}
      <p className="why">
        {count(states.confirmed)} confirmed with fresh secrets, {count(states.seen)} seen too rarely to confirm,{" "}
        {count(states.held)} no longer work, {count(states.unassessed)} not assessed.
      </p>
      {notes.length > 0 && (
        <ul className="bullets small why">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
