import { useQuery } from "@tanstack/react-query";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { customHarnessesQuery } from "../../../queries/harness/custom-harnesses.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

interface FieldProps {
  /** Names. One that is in no list, set with the API, stays until it is unchecked. */
  readonly chosen: readonly string[];
  readonly set: (names: readonly string[]) => void;
}

/** The team's test sets and harnesses, any number of them. */
export function OwnTestsField({ chosen, set }: FieldProps) {
  const session = useSession();
  const sets = useQuery({ queryKey: ["test-sets"], queryFn: () => session.api.evaluation.listTestSets() });
  const own = useQuery(customHarnessesQuery(session));
  if (sets.isError) return <Failed error={sets.error} retry={() => sets.refetch()} />;
  if (own.isError) return <Failed error={own.error} retry={() => own.refetch()} />;
  if (!sets.data || !own.data) return <Waiting rows={3} />;
  const ready = own.data.results.filter(({ status }) => status === "active");
  const known = [...sets.data.results, ...ready].map(({ name }) => name);
  const names = [...chosen.filter((name) => !known.includes(name)), ...known];
  return (
    <fieldset className="field">
      <legend>Test sets and harnesses</legend>
      {names.length === 0 && (
        <p className="small mut">
          There are none yet. <Link to={routes.testSets}>Upload a test set</Link> or{" "}
          <Link to={routes.newHarness}>make a harness from your policies</Link> first.
        </p>
      )}
      <div className="schedule-tests">
        {names.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              onChange={({ target }) => {
                const others = chosen.filter((one) => one !== name);
                set(target.checked ? [...others, name] : others);
              }}
            />
            <ShownText text={name} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
