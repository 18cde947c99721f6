import { useQuery } from "@tanstack/react-query";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count, points, range, span } from "../../../parts/numbers.ts";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Figures, figuresQuery, ownFigures } from "../../../queries/redteam/figures.ts";
import { type Goal, goalsQuery } from "../../../queries/redteam/goals.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { useSession } from "../../../session/use-session.ts";
import { statusWords } from "../../../terms/redteam.ts";
import { GoalGrid } from "../pieces/goal-grid.tsx";
import { SpendingFacts } from "../pieces/spending-facts.tsx";
import { CategoryPlot } from "./category-plot.tsx";
import { GoalsByResult } from "./goals-by-result.tsx";
import { ImportedTests } from "./imported-tests.tsx";
import { OperatorTable } from "./operator-table.tsx";
import { ReportActions } from "./report-actions.tsx";
import { RetestHeadline } from "./retest-headline.tsx";
import { RetestedAttacks } from "./retested-attacks.tsx";
import { Retests } from "./retests.tsx";
import { Spending } from "./spending.tsx";
import { SurvivalCurve } from "./survival-curve.tsx";
import "../../../blocks/verdict-head.css";
import "./report.css";

export function CampaignReport({ campaign }: { readonly campaign: Campaign }) {
  const { campaign_id: id, details } = campaign;
  const session = useSession();
  const goals = useQuery(goalsQuery(session, id));
  const counted = useQuery(figuresQuery(session, campaign));
  const figures = details.figures ?? counted.data ?? null;
  const own = ownFigures(figures);
  const { retested_tool: retested } = details;
  // What a retest could not ask has no attempts.
  const isPlanned = ({ before }: Goal): boolean => retested === null || before !== null;
  return (
    <>
      {campaign.status !== "completed" && <Ended campaign={campaign} />}
      {counted.isLoading && <Waiting rows={4} />}
      {counted.isError && <Failed error={counted.error} retry={() => counted.refetch()} />}
      {figures ? (
        <div className="verdict-head">
          <div>
            {retested !== null && own ? (
              <RetestHeadline figures={own} tool={retested} />
            ) : (
              <Headline figures={figures} tool={campaign.tool} />
            )}
            <ReportActions campaign={campaign} figures={figures} />
          </div>
          <CategoryPlot figures={figures} tool={campaign.tool} isRetest={retested !== null} />
        </div>
      ) : (
        counted.isSuccess && (
          <>
            <Empty title="No figures">No goal was finished, so nothing can be said about this agent.</Empty>
            <ReportActions campaign={campaign} figures={null} />
            <SpendingFacts campaign={campaign} />
          </>
        )
      )}
      <Retests id={id} />
      {own && retested === null && (
        <div className="grid spaced">
          <SurvivalCurve figures={own} goals={goals.data ?? []} />
          <OperatorTable figures={own} />
        </div>
      )}
      {campaign.tool !== "native" && <ImportedTests campaign={campaign} />}
      {goals.isPending && <Waiting rows={8} />}
      {goals.isError && <Failed error={goals.error} retry={() => goals.refetch()} />}
      {goals.data && campaign.tool === "native" && (
        <>
          {retested === null ? (
            <GoalsByResult id={id} goals={goals.data} budget={details.settings.queries_per_goal} />
          ) : (
            <RetestedAttacks id={id} goals={goals.data} tool={retested} />
          )}
          <GoalGrid id={id} goals={goals.data.filter(isPlanned)} budget={details.settings.queries_per_goal} />
        </>
      )}
      {own && <Spending campaign={campaign} figures={own} />}
    </>
  );
}

/** Why the campaign is not whole. */
function Ended({ campaign }: { readonly campaign: Campaign }) {
  const { status, error_message: message, started_at: from, completed_at: to } = campaign;
  return (
    <p className="notice" role="note">
      <b>{statusWords[status] ?? status}</b>
      {from && to ? ` after ${span(to - from)}` : ""}. {message && <ShownText text={message} />} What was found until
      then is below.
    </p>
  );
}

interface HeadlineProps {
  readonly figures: Figures;
  readonly tool: string;
}

function Headline({ figures, tool }: HeadlineProps) {
  const { broken, assessed, rate, low, high } = figures.headline;
  const { notes } = figures;
  const states = ownFigures(figures)?.states;
  const isOurs = tool === "native";
  const word = broken > 0 ? "Broken" : assessed > 0 ? "Held within this budget" : "Not assessed";
  return (
    <>
      <p className="word">
        {/* The console has asked nothing of what it imported, and has no verdict of its own. */}
        <Glyph verdict={isOurs && broken > 0 ? "failed" : null} large silent />
        {isOurs ? word : `Reported by ${tool}`}
      </p>
      <p className="big">
        <b>
          {count(broken)} of {count(assessed)}
        </b>
      </p>
      {rate !== null && low !== null && high !== null && (
        <p className="mid">
          {isOurs ? "goals broken" : "hits reported"}, {points(rate)}%. 95% interval {range(low, high)}%.
        </p>
      )}
      {states && (
        <p className="why">
          {count(states.confirmed)} confirmed with fresh secrets, {count(states.seen)} seen too rarely to confirm.
        </p>
      )}
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
