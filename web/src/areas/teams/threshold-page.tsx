import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { at } from "../../parts/numbers.ts";
import { Refused } from "../../parts/refused.tsx";
import { Section } from "../../parts/section.tsx";
import { Failed, Waiting } from "../../parts/states.tsx";
import { useMay, useSession } from "../../session/use-session.ts";

export function ThresholdPage() {
  const { api } = useSession();
  const settings = useQuery({ queryKey: ["evaluation-settings"], queryFn: () => api.evaluation.getSettings() });
  return (
    <Section
      title="Trust threshold"
      note={settings.data?.updated_at ? `changed ${at(settings.data.updated_at)}` : undefined}
    >
      {settings.isPending && <Waiting rows={2} />}
      {settings.isError && <Failed error={settings.error} retry={() => settings.refetch()} />}
      {settings.data && <Form key={settings.data.trust_threshold} kept={settings.data.trust_threshold} />}
    </Section>
  );
}

function Form({ kept }: { readonly kept: number }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const shown = String(Math.round(kept * 100));
  const [points, write] = useState(shown);
  const value = Number(points);
  const fits = Number.isInteger(value) && value >= 1 && value <= 100;
  const save = useMutation({
    mutationFn: () => api.evaluation.updateSettings({ body: { trust_threshold: value / 100 } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["evaluation-settings"] }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className="mid prose">
        An agent passes when the whole 95 % interval of its score lies at or above the threshold, and fails when it lies
        below. Across it, the run cannot decide. A change holds for runs that end from now on; verdicts that were given
        keep theirs.
      </p>
      <div className="inline-form">
        <label htmlFor="threshold">Points of 100</label>
        <input
          id="threshold"
          inputMode="numeric"
          value={points}
          disabled={!manages}
          aria-invalid={!fits}
          onChange={({ target }) => write(target.value)}
        />
        {manages && (
          <button type="submit" className="btn pri" disabled={!fits || points === shown || save.isPending}>
            Set the threshold
          </button>
        )}
        {!fits && <p className="wrong">A whole number from 1 to 100.</p>}
        <Refused error={save.error} />
      </div>
      {!manages && <p className="small mut">Owners and admins of the team can change it.</p>}
    </form>
  );
}
