import type { EvaluationFinding } from "@agent-console/sdk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { Failed } from "../../../parts/page/states.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";
import { endOfDay } from "./words.ts";

/** Until when it is to be fixed. */
export function DueDate({ finding }: { readonly finding: EvaluationFinding }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const mayTriage = useMay("MEMBER");
  const id = useId();
  const save = useMutation({
    mutationFn: (date: string) =>
      api.evaluation.updateFinding({ finding_id: finding.id, body: { due_at: endOfDay(date) } }),
    onSuccess: (next) => queries.setQueryData(["finding", finding.id], next),
  });
  return (
    <div className="field">
      <label htmlFor={id}>Due date{finding.is_overdue ? " (overdue)" : ""}</label>
      <input
        id={id}
        type="date"
        defaultValue={finding.due_at === null ? "" : localDate(finding.due_at)}
        disabled={!mayTriage || save.isPending}
        onBlur={({ target }) => {
          if (endOfDay(target.value) !== finding.due_at) save.mutate(target.value);
        }}
      />
      {save.isError && <Failed error={save.error} />}
    </div>
  );
}

function localDate(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
