import { useQuery } from "@tanstack/react-query";
import { visible } from "../../../parts/text/shown-text.tsx";
import { customHarnessesQuery } from "../../../queries/harness/custom-harnesses.ts";
import { useSession } from "../../../session/use-session.ts";

const harnesses = ["trust_score", "reliability", "security", "safety"] as const;

/** A test set among the harnesses of the menu. No harness has this sign in its name. */
export const ownSet = (name: string): string => `@${name}`;
export const isOwnSet = (chosen: string): boolean => chosen.startsWith("@");

export const harnessBody = (chosen: string) =>
  isOwnSet(chosen)
    ? { harness_type: "custom" as const, harness_names: [chosen.slice(1)] }
    : { harness_names: [chosen] };

interface FieldProps {
  readonly harness: string;
  readonly choose: (harness: string) => void;
  /** The test set that the address names; it may not be in the list yet. */
  readonly set: string | undefined;
}

export function HarnessField({ harness, choose, set }: FieldProps) {
  const session = useSession();
  const { api } = session;
  const sets = useQuery({ queryKey: ["test-sets"], queryFn: () => api.evaluation.listTestSets() });
  const own = useQuery(customHarnessesQuery(session));
  const ready = own.data?.results.filter(({ status }) => status === "active").map(({ name }) => name) ?? [];
  const known = sets.data?.results.map(({ name }) => name) ?? [];
  const names = set && !known.includes(set) && !ready.includes(set) ? [set, ...known] : known;
  return (
    <div className="field">
      <label htmlFor="harness">Harness</label>
      <select id="harness" value={harness} onChange={(event) => choose(event.target.value)}>
        {harnesses.map((name) => (
          <option key={name} value={name}>
            {name === "trust_score" ? "Trust score (reliability, security, safety)" : name}
          </option>
        ))}
        {ready.length > 0 && (
          <optgroup label="Your own harnesses">
            {ready.map((name) => (
              <option key={name} value={ownSet(name)}>
                {visible(name)}
              </option>
            ))}
          </optgroup>
        )}
        {names.length > 0 && (
          <optgroup label="Your own test sets">
            {names.map((name) => (
              <option key={name} value={ownSet(name)}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}
