import type { EvaluationFinding } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Failed } from "../../../parts/page/states.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { membersQuery } from "./use-findings.ts";

/** The assignee of a finding: any member of the team, or no one. */
export function Assign({ finding }: { readonly finding: EvaluationFinding }) {
  const session = useSession();
  const { api } = session;
  const queries = useQueryClient();
  const mayTriage = useMay("MEMBER");
  const id = useId();
  const members = useQuery(membersQuery(session));
  const assign = useMutation({
    mutationFn: (to: string) =>
      api.evaluation.updateFinding({ finding_id: finding.id, body: { assigned_to: to || null } }),
    onSuccess: (next) => queries.setQueryData(["finding", finding.id], next),
  });
  return (
    <div className="field">
      <label htmlFor={id}>Assigned to</label>
      <select
        id={id}
        value={finding.assigned_to ?? ""}
        disabled={!mayTriage || assign.isPending}
        onChange={({ target }) => assign.mutate(target.value)}
      >
        <option value="">Unassigned</option>
        {members.data?.map(({ id: person, email }) => (
          <option key={person} value={person}>
            {email}
          </option>
        ))}
      </select>
      {assign.isError && <Failed error={assign.error} />}
    </div>
  );
}
