import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { at } from "../../parts/numbers.ts";
import { Section } from "../../parts/page/section.tsx";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { Refused } from "../../parts/refused.tsx";
import { useMay, useSession } from "../../session/use-session.ts";
import { CriticalProbes } from "./critical-probes.tsx";
import { RetentionSetting } from "./retention-setting.tsx";
import { ShareLinksSetting } from "./share-links-setting.tsx";

export function ThresholdPage() {
  const { api } = useSession();
  const settings = useQuery({ queryKey: ["evaluation-settings"], queryFn: () => api.evaluation.getSettings() });
  return (
    <>
      <Section
        title="Trust threshold"
        note={settings.data?.updated_at ? `changed ${at(settings.data.updated_at)}` : undefined}
      >
        {settings.isPending && <Waiting rows={2} />}
        {settings.isError && <Failed error={settings.error} retry={() => settings.refetch()} />}
        {settings.data && <Form key={settings.data.trust_threshold} kept={settings.data.trust_threshold} />}
      </Section>
      {settings.data && (
        <Section title="Share links" note={settings.data.share_links ? "on" : "off"}>
          <ShareLinksSetting settings={settings.data} />
        </Section>
      )}
      <RetentionSetting />
      {/* The longest list comes last: what is below it would not be found. */}
      {settings.data && (
        <Section
          title="Critical probes"
          note={settings.data.critical_probes_default ? "default list" : "your team's list"}
        >
          <CriticalProbes settings={settings.data} />
        </Section>
      )}
    </>
  );
}

function Form({ kept }: { readonly kept: number }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const shown = String(Math.round(kept * 100));
  const [points, setPoints] = useState(shown);
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
        A dimension passes if the 95% confidence interval of its score is entirely at or above the threshold, and fails
        if it is entirely below. A run passes if every dimension passes and no critical probe failed, and fails if any
        of them failed. Otherwise it is inconclusive. A new threshold applies to runs that finish after the change.
        Earlier verdicts don't change.
      </p>
      <div className="inline-form">
        <label htmlFor="threshold">Threshold (1–100 points)</label>
        <input
          id="threshold"
          inputMode="numeric"
          value={points}
          disabled={!manages}
          aria-invalid={!fits}
          onChange={({ target }) => setPoints(target.value)}
        />
        {manages && (
          <button type="submit" className="btn pri" disabled={!fits || points === shown || save.isPending}>
            Save threshold
          </button>
        )}
        {!fits && <p className="wrong">A whole number from 1 to 100.</p>}
        <Refused error={save.error} />
      </div>
      {!manages && <p className="small mut">Only team owners and admins can change the threshold.</p>}
    </form>
  );
}
