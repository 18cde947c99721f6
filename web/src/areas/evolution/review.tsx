import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useMay, useSession } from "../../app/use-session.ts";
import { Dialog } from "../../parts/dialog.tsx";
import { Section } from "../../parts/section.tsx";
import { Failed } from "../../parts/states.tsx";
import type { Proposal } from "./shapes.ts";

type Verb = "approve" | "approve_and_apply" | "reject" | "apply" | "rebase" | "rollback";

const words: Readonly<Record<Verb, { readonly button: string; readonly effect: string }>> = {
  approve_and_apply: {
    button: "Approve and apply",
    effect: "Changes the agent's configuration now, starts a new evaluation and watches it. It can be rolled back.",
  },
  approve: { button: "Approve", effect: "Says that this may be applied. The agent is not changed yet." },
  reject: { button: "Reject", effect: "Keeps the agent as it is. The reason helps later searches." },
  apply: { button: "Apply", effect: "Changes the agent's configuration now, starts a new evaluation and watches it." },
  rebase: { button: "Rebase", effect: "Merges this into the agent as it is now, and tests it again." },
  rollback: { button: "Roll back", effect: "Brings the configuration before this back, as a new version." },
};

const isVerb = (name: string): name is Verb => name in words;

/** The human gate: one step at a time, each asked for, each with what it does. */
export function Review({ proposal }: { readonly proposal: Proposal }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayReview = useMay("MEMBER");
  const [asked, setAsked] = useState<Verb | null>(null);
  const [notes, setNotes] = useState("");
  const navigate = useNavigate();
  const act = useMutation({
    mutationFn: async (verb: Verb) => {
      const proposal_id = proposal.id;
      if (verb === "approve_and_apply") {
        await api.evolution.approveProposal({ proposal_id, body: { notes: notes || null } });
        return api.evolution.applyProposal({ proposal_id });
      }
      if (verb === "approve") return api.evolution.approveProposal({ proposal_id, body: { notes: notes || null } });
      if (verb === "reject") return api.evolution.rejectProposal({ proposal_id, body: { notes: notes || null } });
      if (verb === "apply") return api.evolution.applyProposal({ proposal_id });
      return verb === "rebase"
        ? api.evolution.rebaseProposal({ proposal_id })
        : api.evolution.rollbackProposal({ proposal_id });
    },
    onSuccess: (next) => {
      const { evaluation_id: evaluation } = next.extra as { evaluation_id?: string | null };
      if (evaluation && next.status !== "rolled_back") navigate({ to: "/evaluations/$id", params: { id: evaluation } });
    },
    onSettled: async () => {
      setAsked(null);
      for (const key of ["proposal", "proposals", "evolutions", "runs", "agents", "latest"])
        await queries.invalidateQueries({ queryKey: [key] });
    },
  });
  const can = (proposal.extra?.can ?? []).filter(isVerb);
  const verbs: readonly Verb[] = can.includes("approve") ? ["approve_and_apply", ...can] : can;
  return (
    <Section title="Decision" note={proposal.reviewer_notes ?? undefined}>
      {!mayReview && <p className="mut">Members of the team decide.</p>}
      {mayReview && verbs.length === 0 && <p className="mid">Nothing to decide now.</p>}
      <div className="row">
        {mayReview &&
          verbs.map((verb, at) => (
            <button key={verb} type="button" className={at === 0 ? "btn pri" : "btn"} onClick={() => setAsked(verb)}>
              {words[verb].button}
            </button>
          ))}
        {proposal.extra?.evaluation_id && (
          <Link className="btn" to="/evaluations/$id" params={{ id: proposal.extra.evaluation_id }}>
            Open the new evaluation
          </Link>
        )}
      </div>
      {act.isError && <Failed error={act.error} />}
      {asked && (
        <Dialog title={`${words[asked].button} this proposal?`} onClose={() => setAsked(null)}>
          <p>{words[asked].effect}</p>
          {asked !== "apply" && asked !== "rebase" && asked !== "rollback" && (
            <div className="field">
              <label htmlFor="notes">Notes, if you like</label>
              <textarea id="notes" rows={2} value={notes} onChange={(event) => setNotes(event.target.value)} />
            </div>
          )}
          <div className="acts">
            <button type="button" className="btn" onClick={() => setAsked(null)}>
              Leave it
            </button>
            <button type="button" className="btn pri" disabled={act.isPending} onClick={() => act.mutate(asked)}>
              {words[asked].button}
            </button>
          </div>
        </Dialog>
      )}
    </Section>
  );
}
