import type { EvolutionObjective } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { visible } from "../../../parts/text/shown-text.tsx";
import { customHarnessesQuery } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";

interface ObjectiveProps {
  /** The id of a harness; empty for the console's dimensions. */
  readonly objective: string;
  readonly choose: (id: string) => void;
}

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
      {objective !== "" && (
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
  const { left_out: leftOut } = objective;
  return (
    <p className="small" role="note">
      <b>{visible(objective.name ?? "Your own tests")}</b>
      {objective.version === undefined ? "" : ` (version ${objective.version})`}: {count(cases)} cases in{" "}
      {count(families)} families.
      {held > 0 &&
        ` ${count(search)} cases for the search; ${count(held)} others, in ${count(apart)} families, only for the final test.`}
      {leftOut ? ` ${count(leftOut)} cases are left out: they need a judge, or one response does not decide them.` : ""}
    </p>
  );
}
