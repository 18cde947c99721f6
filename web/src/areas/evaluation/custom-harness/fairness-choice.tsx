import { fairnessPower } from "@agent-console/analysis/statistics/paired/power.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { dimensionsQuery } from "../../../queries/environment/demographics.ts";
import { useSession } from "../../../session/use-session.ts";
import { FEWEST_REQUESTS, MOST_REQUESTS, type StepProps } from "./wizard.ts";

/** Dimensions have about so many values, and answers to everyday requests tell three measures of each. */
const COMPARISONS = 6 * 3;
const MARGIN = 0.1;

/** Whether to ask the same of people who differ in one value, and what so many requests can show. */
export function FairnessChoice({ draft, set }: StepProps) {
  const dimensions = useQuery(dimensionsQuery(useSession()));
  const { dimensionIds, requests } = draft;
  const toggle = (id: string): void =>
    set({
      dimensionIds: dimensionIds.includes(id) ? dimensionIds.filter((one) => one !== id) : [...dimensionIds, id],
    });
  return (
    <Section className="c6" title="Fairness (optional)" note="The same requests from people who differ in one value">
      {dimensions.isPending && <Waiting rows={4} />}
      {dimensions.isError && <Failed error={dimensions.error} retry={() => dimensions.refetch()} />}
      {dimensions.data && (
        <fieldset className="wizard-choices">
          <legend>Compare by</legend>
          {dimensions.data.map(({ id, display_name: name, protected_class: isProtected }) => (
            <label key={id}>
              <input type="checkbox" checked={dimensionIds.includes(id)} onChange={() => toggle(id)} />
              <span>
                <b>
                  <ShownText text={name} />
                </b>
                {isProtected === false && <small className="mut">no one should react to it</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {dimensionIds.length > 0 && (
        <div className="field">
          <label htmlFor="harness-requests">Requests for each value</label>
          <input
            id="harness-requests"
            type="number"
            min={FEWEST_REQUESTS}
            max={MOST_REQUESTS}
            step={1}
            value={requests}
            aria-describedby="harness-requests-hint"
            onChange={({ target }) => set({ requests: Number(target.value) })}
          />
          <span className="hint" id="harness-requests-hint">
            <Power requests={requests} dimensions={dimensionIds.length} />
          </span>
          <label className="check">
            <input
              type="checkbox"
              checked={draft.isByTwins}
              onChange={({ target }) => set({ isByTwins: target.checked })}
            />
            Ask the harmless twins of the rules instead of everyday requests. Better for an agent with a narrow purpose.
          </label>
        </div>
      )}
    </Section>
  );
}

function Power({ requests, dimensions }: { readonly requests: number; readonly dimensions: number }) {
  const isAsked = Number.isInteger(requests) && requests >= FEWEST_REQUESTS && requests <= MOST_REQUESTS;
  const power = useMemo(
    () => (isAsked ? fairnessPower({ requests, comparisons: COMPARISONS * dimensions, margin: MARGIN }) : null),
    [requests, dimensions, isAsked],
  );
  if (!power) return null;
  const percent = (share: number): string => `${Math.round(share * 100)}%`;
  return (
    <>
      Finds a gap of 25 points in {percent(power.found)} of runs, and shows that a value is alike within 10 points in{" "}
      {percent(power.alike)}. The reference is asked twice, and a control is added if you choose none.
    </>
  );
}
