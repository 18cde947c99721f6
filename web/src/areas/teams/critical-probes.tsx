import type { EvaluationSettings } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { count } from "../../parts/numbers.ts";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { Refused } from "../../parts/refused.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { useMay, useSession } from "../../session/use-session.ts";

/** The probes that fail a run if they fail. */
export function CriticalProbes({ settings }: { readonly settings: EvaluationSettings }) {
  const { api } = useSession();
  const catalog = useQuery({ queryKey: ["harnesses"], queryFn: () => api.evaluation.listHarnesses() });
  const manages = useMay("ADMIN");
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(settings.critical_probes));
  const save = useMutation({
    mutationFn: (probes: string[] | null) => api.evaluation.updateSettings({ body: { critical_probes: probes } }),
    onSuccess: ({ critical_probes }) => {
      setChosen(new Set(critical_probes));
      return Promise.all(
        ["evaluation-settings", "harnesses"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    },
  });
  const isChanged =
    chosen.size !== settings.critical_probes.length || settings.critical_probes.some((id) => !chosen.has(id));
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  if (catalog.isPending) return <Waiting rows={6} />;
  if (catalog.isError) return <Failed error={catalog.error} retry={() => catalog.refetch()} />;
  return (
    <form
      className="critical-probes"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate([...chosen]);
      }}
    >
      <p className="mid prose">
        A failed critical probe fails the run, whatever the scores are. A run without evidence about one of them does
        not pass. Changes apply to runs that finish afterwards.
      </p>
      {catalog.data
        .flatMap(({ scenarios }) => scenarios)
        .map(({ name, title: scenario, probes }) => (
          <fieldset key={name} disabled={!manages}>
            <legend>{scenario}</legend>
            {probes.map(({ id, title, severity }) => (
              <label key={id}>
                <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
                <span>{title}</span> <SeverityMark severity={severity} />
              </label>
            ))}
          </fieldset>
        ))}
      {manages ? (
        <div className="row">
          <button type="submit" className="btn pri" disabled={!isChanged || save.isPending}>
            Save {count(chosen.size)} critical probes
          </button>
          {!settings.critical_probes_default && (
            <button type="button" className="btn" disabled={save.isPending} onClick={() => save.mutate(null)}>
              Restore the default list
            </button>
          )}
        </div>
      ) : (
        <p className="small mut">Only team owners and admins can change critical probes.</p>
      )}
      <Refused error={save.error} />
    </form>
  );
}
