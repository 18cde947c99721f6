import type { EvolutionSettings } from "@agent-console/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Section } from "../../parts/page/section.tsx";
import { Refused } from "../../parts/refused.tsx";
import { useMay, useSession } from "../../session/use-session.ts";

/** What applies to all proposals of the team. */
export function TeamSettings({ settings }: { readonly settings: EvolutionSettings }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const manages = useMay("ADMIN");
  const save = useMutation({
    mutationFn: (change: Partial<EvolutionSettings>) =>
      api.evolution.updateSettings({ body: { ...settings, ...change } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["evolution settings"] }),
  });
  const shown = save.isPending ? { ...settings, ...save.variables } : settings;
  const isLocked = !manages || save.isPending;
  return (
    <Section title="Proposals" note="for all agents of the team">
      <label className="check">
        <input
          type="checkbox"
          checked={shown.four_eyes}
          disabled={isLocked}
          onChange={({ target }) => save.mutate({ four_eyes: target.checked })}
        />{" "}
        Another person approves: whoever started a run can't approve its proposal
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={shown.reattack_after_apply ?? false}
          disabled={isLocked}
          onChange={({ target }) => save.mutate({ reattack_after_apply: target.checked })}
        />{" "}
        Ask known attacks again when a proposal is applied
      </label>
      <p className="small mut">
        Sends the attacks that the agent's newest campaign proved to the agent, in new conversations with fresh secrets.
        Each proposal shows beforehand how many requests that takes, how long, and at what cost, and afterwards the
        result. An attack that still works opens its finding again.
        {!manages && " Only team owners and admins can change this."}
      </p>
      <Refused error={save.error} />
    </Section>
  );
}
