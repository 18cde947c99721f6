import { useState } from "react";
import { EnforceDialog, type LiveGuard } from "../../../blocks/enforce/enforce-dialog.tsx";
import { IntervalBar } from "../../../charts/score/interval-bar.tsx";
import { Glyph } from "../../../charts/score/verdict.tsx";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardEvidence } from "../../../queries/guards.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay } from "../../../session/use-session.ts";
import { channelWords } from "../../../terms/guards.ts";
import { axisEnd, figureWords, headlineOf, percent, standingOf, trafficVerdict } from "./words.ts";

const unlabeledWords = (labeled: number): string =>
  labeled === 0 ? "count as legitimate until someone labels them" : "count by the share of the others";

const verdicts = { ready: "passed", over: "failed", open: "inconclusive" } as const;

interface EstimateProps {
  readonly agentId: string;
  readonly configId: string;
  readonly evidence: GuardEvidence;
}

/** How many legitimate requests the guard would stop, with the interval and the budget. It changes with every label. */
export function Estimate({ agentId, configId, evidence }: EstimateProps) {
  const { guard, channel, estimate, low, bound, budget, reason, n, hits, labels, through_gateway: passed } = evidence;
  const verdict = verdicts[standingOf(evidence)];
  const end = axisEnd(evidence);
  // The two labels would overlap. The budget says more than the zero.
  const isNearStart = budget / end < 0.2;
  const labeled = labels.attack + labels.fine + labels.unsure;
  return (
    <Section title="Over-defense estimate" note="Updates with every label">
      <p className="estimate-head" role="status">
        <Glyph verdict={verdict} silent /> <b>{headlineOf(evidence)}</b>
      </p>
      <p>
        <b>
          <ShownText text={guard} />
        </b>{" "}
        on {channelWords[channel].toLowerCase()}: {figureWords(evidence)}
      </p>
      <div className="estimate-bar">
        <IntervalBar
          name="Over-defense, in percent"
          score={estimate}
          low={low}
          high={bound}
          verdict={trafficVerdict(evidence)}
          threshold={budget}
          scale={{ from: 0, to: end }}
        />
        <svg className="axis" aria-hidden="true">
          {!isNearStart && (
            <text x="0" y="12">
              0%
            </text>
          )}
          <text className="strong" x={`${(100 * budget) / end}%`} y="12" textAnchor={isNearStart ? "start" : "middle"}>
            budget {percent(budget)}
          </text>
          <text x="100%" y="12" textAnchor="end">
            {percent(end)}
          </text>
        </svg>
      </div>
      <p>
        <ShownText text={reason} />
      </p>
      <p className="small mid">
        {count(n)} requests judged, {count(passed)} of them through the gateway; {count(hits)} hit. Labeled:{" "}
        {count(labels.attack)} attack, {count(labels.fine)} fine, {count(labels.unsure)} unsure
        {hits > labeled ? `; ${count(hits - labeled)} without a label ${unlabeledWords(labeled)}` : ""}.
      </p>
      <p className="row">
        <LetEnforce of={{ agentId, configId, guard }} evidence={evidence} />
        <Link to={routes.agentGuards} params={{ id: agentId }}>
          Guards of this agent
        </Link>
      </p>
    </Section>
  );
}

/** From the evidence to an enforcing guard. Once it enforces, the dialog stays and says so. */
function LetEnforce({ of, evidence }: { readonly of: LiveGuard; readonly evidence: GuardEvidence }) {
  const [isOpen, setOpen] = useState(false);
  const mayWrite = useMay("MEMBER");
  if (!mayWrite) return null;
  return (
    <>
      {evidence.mode === "shadow" && (
        <button type="button" className={evidence.proven_by === null ? "btn" : "btn pri"} onClick={() => setOpen(true)}>
          Let it enforce…
        </button>
      )}
      {isOpen && <EnforceDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
