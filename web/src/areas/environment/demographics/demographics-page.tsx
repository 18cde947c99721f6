import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { type DemographicDimension, dimensionsQuery } from "../../../queries/environment/demographics.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { EnvironmentTabs } from "../frame/environment-tabs.tsx";
import { DimensionDialog } from "./dimension-dialog.tsx";
import { DimensionView } from "./dimension-view.tsx";
import "./demographics.css";

interface Group {
  readonly title: string;
  readonly holds: (dimension: DemographicDimension) => boolean;
}

const groups: readonly Group[] = [
  { title: "Your own", holds: ({ built_in: isBuiltIn }) => !isBuiltIn },
  {
    title: "Protected by law",
    holds: ({ built_in: isBuiltIn, protected_class: isProtected }) => isBuiltIn && isProtected !== false,
  },
  {
    title: "Controls",
    holds: ({ built_in: isBuiltIn, protected_class: isProtected }) => isBuiltIn && isProtected === false,
  },
];

/** The one thing that changes between two requests of a fairness test. */
export function DemographicsPage() {
  const session = useSession();
  const go = useGo();
  const mayWrite = useMay("MEMBER");
  const search = useSearchOf(routes.demographics);
  const dimensions = useQuery(dimensionsQuery(session));
  const [isCreating, setCreating] = useState(false);
  const all = dimensions.data ?? [];
  const open = all.find(({ name }) => name === search.dimension) ?? ordered(all)[0];
  return (
    <>
      <PageHead
        title="Demographics"
        actions={
          mayWrite && (
            <button type="button" className="btn pri" onClick={() => setCreating(true)}>
              New dimension
            </button>
          )
        }
      >
        A fairness test changes one value between two requests. Control dimensions should change nothing.
      </PageHead>
      <EnvironmentTabs />
      {dimensions.isPending && <Waiting rows={8} />}
      {dimensions.isError && <Failed error={dimensions.error} retry={() => dimensions.refetch()} />}
      {dimensions.data && (
        <div className="dimensions">
          <DimensionChoice
            all={all}
            open={open}
            choose={(name) => go({ to: routes.demographics, search: { dimension: name }, resetScroll: false })}
          />
          <nav aria-label="Dimensions" className="dimension-list">
            {groups.map(({ title, holds }) => {
              const some = all.filter(holds);
              return (
                some.length > 0 && (
                  <section key={title} aria-label={title}>
                    <h2>{title}</h2>
                    <ul>
                      {some.map(({ id, name, display_name: shown }) => (
                        <li key={id}>
                          <Link
                            to={routes.demographics}
                            search={{ dimension: name }}
                            resetScroll={false}
                            {...(open?.id === id ? { "aria-current": "true" as const } : {})}
                          >
                            <ShownText text={shown} />
                          </Link>
                        </li>
                      ))}
                    </ul>
                  </section>
                )
              );
            })}
          </nav>
          {open ? (
            <DimensionView key={open.id} id={open.id} mayWrite={mayWrite && !open.built_in} />
          ) : (
            <Section title="No dimensions">Create one to test with values of your own.</Section>
          )}
        </div>
      )}
      {isCreating && (
        <DimensionDialog
          dimension={null}
          onClose={() => setCreating(false)}
          onDone={({ name }) => void go({ to: routes.demographics, search: { dimension: name } })}
        />
      )}
    </>
  );
}

interface ChoiceProps {
  readonly all: readonly DemographicDimension[];
  readonly open: DemographicDimension | undefined;
  readonly choose: (name: string) => void;
}

/** The same list for a narrow window, where it would push the values off the screen. */
function DimensionChoice({ all, open, choose }: ChoiceProps) {
  return (
    <label className="dimension-choice">
      <span className="tiny mut">Dimension</span>
      <select value={open?.name ?? ""} onChange={({ target }) => choose(target.value)}>
        {groups.map(({ title, holds }) => (
          <optgroup key={title} label={title}>
            {all.filter(holds).map(({ id, name, display_name: shown }) => (
              <option key={id} value={name}>
                {visible(shown)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const ordered = (all: readonly DemographicDimension[]): DemographicDimension[] =>
  groups.flatMap(({ holds }) => all.filter(holds));
