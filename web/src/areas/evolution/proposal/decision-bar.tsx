import type { Proposal as SentProposal } from "@agent-console/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import type { Proposal } from "../../../queries/evolution-shapes.ts";
import { useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { Ask } from "./ask.tsx";
import { type Said, type Verb, words } from "./verbs.ts";

interface BarProps {
  readonly proposal: Proposal;
  /** The names of the changes to keep, or null if there is nothing to choose. */
  readonly kept: ReadonlySet<string> | null;
  readonly summary: ReactNode;
}

/** The decision bar, always visible: one step at a time, each with a confirmation that says what it does. */
export function DecisionBar({ proposal, kept, summary }: BarProps) {
  const mayReview = useMay("MEMBER");
  const [asked, setAsked] = useState<Verb | null>(null);
  const act = useAct(proposal, kept);
  const verbs = verbsOf(proposal, kept);
  const ask = (verb: Verb) => () => {
    if (mayReview && verbs.includes(verb)) setAsked(verb);
  };
  useKey("r", "Rebase and retest", ask("rebase"));
  useKey("A", "Approve (asks for confirmation)", ask("approve_and_apply"));
  return (
    <section className="decision-bar" aria-label="Decision">
      <div>{summary}</div>
      <div className="row decision-actions">
        {!mayReview && <p className="mut">You need the Member role to review proposals.</p>}
        {mayReview && verbs.length === 0 && <p className="mid">No action available.</p>}
        {mayReview &&
          verbs.toReversed().map((verb) => (
            <button
              key={verb}
              type="button"
              className={verb === verbs[0] ? "btn pri" : "btn"}
              onClick={() => setAsked(verb)}
            >
              {words[verb].button}
            </button>
          ))}
      </div>
      {asked && (
        <Ask
          verb={asked}
          {...(asked === "partial" ? { title: `Retest ${count(kept?.size ?? 0)} selected changes?` } : {})}
          act={(said) => act(asked, said)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** The possible actions, most likely first. An untested combination can only be tested. */
function verbsOf({ extra, mutations = [] }: Proposal, kept: ReadonlySet<string> | null): readonly Verb[] {
  const can = (extra?.can ?? []).filter((name): name is Verb => name in words);
  const isPart = kept !== null && kept.size < mutations.length;
  if (isPart) return kept.size > 0 ? ["partial", "reject"] : ["reject"];
  const whole = can.filter((verb) => verb !== "partial");
  return whole.includes("approve") ? ["approve_and_apply", ...whole] : whole;
}

function useAct(proposal: Proposal, kept: ReadonlySet<string> | null) {
  const { api } = useSession();
  const queries = useQueryClient();
  const go = useGo();
  return async (verb: Verb, { notes, reason }: Said): Promise<void> => {
    const of = { proposal_id: proposal.id };
    const acts: Readonly<Record<Verb, () => Promise<SentProposal>>> = {
      approve: () => api.evolution.approveProposal({ ...of, body: { notes } }),
      approve_unproven: () => api.evolution.approveProposal({ ...of, body: { unproven_reason: notes } }),
      approve_and_apply: async () => {
        await acts.approve();
        return acts.apply();
      },
      apply: () => api.evolution.applyProposal(of),
      reject: () => api.evolution.rejectProposal({ ...of, body: { notes, reason_code: reason } }),
      partial: () => api.evolution.partialProposal({ ...of, body: { gene_names: [...(kept ?? [])] } }),
      rebase: () => api.evolution.rebaseProposal(of),
      rollback: () => api.evolution.rollbackProposal(of),
    };
    try {
      const next = await acts[verb]();
      const { evaluation_id: evaluation } = next.extra as { evaluation_id?: string | null };
      if (next.id !== proposal.id) await go({ to: routes.proposal, params: { id: next.id } });
      else if (evaluation && next.status === "monitoring") await go({ to: routes.run, params: { id: evaluation } });
    } finally {
      // Also after an error: the approval may have succeeded although applying failed.
      for (const key of ["proposal", "proposals", "evolutions", "runs", "agents", "latest", "dashboard", "genomes"])
        void queries.invalidateQueries({ queryKey: [key] });
    }
  };
}
