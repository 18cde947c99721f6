import type { EvaluationFinding, FindingState } from "@agent-console/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { at } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { findingStates, stateWords } from "../../../terms/findings.ts";
import { Assign } from "./assign.tsx";
import { DueDate } from "./due.tsx";
import { changedBySomeTriage } from "./use-findings.ts";
import "./findings.css";

const DAY = 86_400;
const spans = [7, 30, 90];

/** Each triage state with its effect. */
const effects: Readonly<Record<FindingState, string>> = {
  open: "Its failed prompts count in the score.",
  fixed: "A fix is in place. The next runs verify it, and reopen the finding if it fails. The score does not change.",
  false_positive: "The detector was wrong. All its failed prompts count as passed and as errors of the detector.",
  accepted: "Accepted risk until a set date, new failures included. Then the finding reopens.",
};

export function Triage({ finding }: { readonly finding: EvaluationFinding }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [state, setState] = useState<FindingState>(finding.state);
  const [reason, setReason] = useState(finding.state_reason ?? "");
  const [days, setDays] = useState(30);
  const mayTriage = useMay("MEMBER");
  const id = useId();
  const needsReason = state === "false_positive" || state === "accepted";
  const save = useMutation({
    mutationFn: () =>
      api.evaluation.updateFinding({
        finding_id: finding.id,
        ifMatch: `"${finding.revision}"`,
        body: {
          state,
          ...(reason ? { reason } : {}),
          ...(state === "accepted" ? { accepted_until: Math.floor(Date.now() / 1000) + days * DAY - 60 } : {}),
        },
      }),
    // After a conflict, the other member's decision is shown. A second try is then based on it.
    onError: () => queries.invalidateQueries({ queryKey: ["finding", finding.id] }),
    onSuccess: async (next) => {
      queries.setQueryData(["finding", finding.id], next);
      for (const key of changedBySomeTriage.filter((one) => one !== "finding"))
        await queries.invalidateQueries({ queryKey: [key] });
    },
  });
  return (
    <Section title="Triage" note={stateWords[finding.state]}>
      {finding.state_reason && (
        <p className="small mid">
          <ShownText text={finding.state_reason} />
        </p>
      )}
      {finding.accepted_until !== null && <p className="small mid">Until {at(finding.accepted_until)}.</p>}
      <Assign finding={finding} />
      <DueDate key={finding.due_at} finding={finding} />
      {!mayTriage && <p className="small mut">You need the Member role to triage findings.</p>}
      {mayTriage && (
        <form
          className="triage"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <fieldset>
            <legend className="sr">State</legend>
            {findingStates.map((option) => (
              <label key={option} className="option">
                <input type="radio" name="state" checked={state === option} onChange={() => setState(option)} />
                <span>
                  {stateWords[option]}
                  <small className="mid">{effects[option]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {needsReason && (
            <div className="field">
              <label htmlFor={`${id}reason`}>Reason</label>
              <textarea
                id={`${id}reason`}
                rows={2}
                required
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </div>
          )}
          {state === "accepted" && (
            <div className="field">
              <label htmlFor={`${id}days`}>Accept for</label>
              <select id={`${id}days`} value={days} onChange={(event) => setDays(Number(event.target.value))}>
                {spans.map((span) => (
                  <option key={span} value={span}>
                    {span} days
                  </option>
                ))}
              </select>
            </div>
          )}
          <button
            type="submit"
            className="btn pri"
            disabled={save.isPending || (state === finding.state && !needsReason)}
          >
            Mark as {stateWords[state].toLowerCase()}
          </button>
          {save.isError && <Failed error={save.error} />}
        </form>
      )}
    </Section>
  );
}
