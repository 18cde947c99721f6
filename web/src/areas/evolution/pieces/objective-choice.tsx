import type { EvolutionObjective } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { visible } from "../../../parts/text/shown-text.tsx";
import { customHarnessesQuery } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";

interface ObjectiveProps {
  /** The id of a harness, or `TRAFFIC`; empty for the console's dimensions. */
  readonly objective: string;
  readonly choose: (id: string) => void;
}

/** No id of a harness. */
const TRAFFIC = "traffic";

/** What a choice asks of the API. */
export const goalOf = (objective: string): { objective_harness?: string; objective_traffic?: boolean } =>
  objective === "" ? {} : objective === TRAFFIC ? { objective_traffic: true } : { objective_harness: objective };

/** What the run is to improve: the console's dimensions, or a harness of the team. */
export function ObjectiveChoice({ objective, choose }: ObjectiveProps) {
  const session = useSession();
  const sets = useQuery({ queryKey: ["test-sets"], queryFn: () => session.api.evaluation.listTestSets() });
  const own = useQuery(customHarnessesQuery(session));
  const groups = [
    { label: "Your own test sets", found: sets.data?.results ?? [] },
    { label: "Your own harnesses", found: own.data?.results.filter(({ status }) => status === "active") ?? [] },
  ];
  return (
    <div className="field">
      <label htmlFor="objective">Improve on</label>
      <select id="objective" value={objective} onChange={({ target }) => choose(target.value)}>
        <option value="">The console's questions (reliability, security, safety)</option>
        <option value={TRAFFIC}>Labeled traffic of this agent</option>
        {groups.map(
          ({ label, found }) =>
            found.length > 0 && (
              <optgroup key={label} label={label}>
                {found.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {visible(name)}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
      {objective === TRAFFIC && (
        <span className="hint">
          Requests that reviewers labeled in shadow review: an attack has to be turned down, a request labeled fine has
          to be answered. The newest 500 of the last six days at most. Reliability, security, safety and harmless
          requests are guard rails.
        </span>
      )}
      {objective !== "" && objective !== TRAFFIC && (
        <span className="hint">
          The gain is measured on your cases alone. Reliability, security, safety and harmless requests are guard rails:
          none may get worse than its limit.
        </span>
      )}
    </div>
  );
}

/** How the cases are divided, before anything is spent. */
export function ObjectiveDivision({ objective }: { readonly objective: EvolutionObjective }) {
  const { cases, families, search_cases: search, held_out_cases: held, held_out_families: apart } = objective;
  const { left_out: leftOut, left_out_because: because } = objective;
  return (
    <p className="small" role="note">
      <b>{visible(objective.name ?? "Your own tests")}</b>
      {objective.version === undefined ? "" : ` (version ${objective.version})`}: {count(cases)} cases in{" "}
      {count(families)} families.
      {held > 0 &&
        ` ${count(search)} cases for the search; ${count(held)} others, in ${count(apart)} families, only for the final test.`}
      {because?.map((words) => ` ${words}`)}
      {leftOut && !because
        ? ` ${count(leftOut)} cases are left out: they need a judge, or one response does not decide them.`
        : ""}
    </p>
  );
}
