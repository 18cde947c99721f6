import type { FindingsTriage } from "@agent-console/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { useSession } from "../../../session/use-session.ts";
import { changedBySomeTriage, membersQuery } from "./use-findings.ts";
import type { Selection } from "./use-selection.ts";
import { endOfDay, findingsCount } from "./words.ts";

type Change = Omit<FindingsTriage, "finding_ids" | "filter">;
const actions = ["assign", "due", "fixed", "accept", "wrong", "reopen"] as const;
type Action = (typeof actions)[number];

const buttons: Readonly<Record<Action, string>> = {
  assign: "Assign…",
  due: "Set due date…",
  fixed: "Mark as fixed…",
  accept: "Accept until…",
  wrong: "False positive…",
  reopen: "Reopen…",
};

/** What can be done with all chosen findings together. One transaction: all or none. */
export function BulkBar({ selection, isWhole }: { readonly selection: Selection; readonly isWhole: boolean }) {
  const [action, setAction] = useState<Action | null>(null);
  const { size, isAll, prompts } = selection;
  const chosen = isAll && !isWhole ? "All matching findings" : findingsCount(size);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={`${chosen} selected`}>
      <b>{chosen} selected</b>
      {actions.map((one) => (
        <button key={one} type="button" className="btn" onClick={() => setAction(one)}>
          {buttons[one]}
        </button>
      ))}
      {!isAll && !isWhole && (
        <button type="button" className="btn quiet" onClick={() => selection.chooseAll()}>
          Select all that match
        </button>
      )}
      <span className="bulk-note small mut">{count(prompts)} failed prompts in the latest runs</span>
      <button type="button" className="btn quiet" onClick={() => selection.clear()}>
        Clear <kbd>Esc</kbd>
      </button>
      {action && <BulkDialog action={action} selection={selection} what={chosen} onClose={() => setAction(null)} />}
    </div>
  );
}

interface DialogProps {
  readonly action: Action;
  readonly selection: Selection;
  readonly what: string;
  readonly onClose: () => void;
}

const spans = [7, 30, 90];
const DAY = 86_400;

function BulkDialog({ action, selection, what, onClose }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [owner, setOwner] = useState("");
  const [date, setDate] = useState("");
  const [reason, setReason] = useState("");
  const [days, setDays] = useState(30);
  const changes: Readonly<Record<Action, Change>> = {
    assign: { assigned_to: owner || null },
    due: { due_at: endOfDay(date) },
    fixed: { state: "fixed" },
    accept: { state: "accepted", reason, accepted_until: Math.floor(Date.now() / 1000) + days * DAY - 60 },
    wrong: { state: "false_positive", reason },
    reopen: { state: "open" },
  };
  const { title, act, words } = dialogs[action];
  const needsReason = action === "accept" || action === "wrong";
  const run = async (): Promise<void> => {
    await api.evaluation.triageFindings({ body: { ...selection.request, ...changes[action] } });
    selection.clear();
    for (const key of changedBySomeTriage) await queries.invalidateQueries({ queryKey: [key] });
  };
  return (
    <Confirm
      title={`${title} ${what.toLowerCase()}`}
      act={act}
      run={run}
      onClose={onClose}
      disabled={needsReason && reason.trim() === ""}
    >
      <p className="small mid">{words}</p>
      {action === "assign" && <OwnerField value={owner} set={setOwner} />}
      {action === "due" && (
        <Field label="Due date (empty for none)">
          {(id) => <input id={id} type="date" value={date} onChange={({ target }) => setDate(target.value)} />}
        </Field>
      )}
      {action === "accept" && (
        <Field label="Accept for">
          {(id) => (
            <select id={id} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {spans.map((span) => (
                <option key={span} value={span}>
                  {span} days
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {needsReason && (
        <Field label="Reason">
          {(id) => <textarea id={id} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />}
        </Field>
      )}
    </Confirm>
  );
}

const dialogs: Readonly<Record<Action, { readonly title: string; readonly act: string; readonly words: string }>> = {
  assign: { title: "Assign", act: "Assign", words: "The owner is responsible for the fix. The score does not change." },
  due: { title: "Set due date of", act: "Set due date", words: "Open findings past their due date are overdue." },
  fixed: {
    title: "Mark as fixed:",
    act: "Mark as fixed",
    words:
      "The next runs verify the fix. If a finding fails again, it reopens as regressed. The score does not change.",
  },
  accept: {
    title: "Accept the risk of",
    act: "Accept risk",
    words: "New failures of the same cause are accepted too, until the date. Then the findings reopen.",
  },
  wrong: {
    title: "Mark as false positive:",
    act: "Mark as false positive",
    words: "All failed prompts of these findings count as passed, and as errors of the detector. Scores change.",
  },
  reopen: { title: "Reopen", act: "Reopen", words: "False positives count as failed again, and scores change." },
};

function OwnerField({ value, set }: { readonly value: string; readonly set: (id: string) => void }) {
  const members = useQuery(membersQuery(useSession()));
  return (
    <Field label="Owner">
      {(id) => (
        <select id={id} value={value} onChange={({ target }) => set(target.value)}>
          <option value="">No owner</option>
          {members.data?.map(({ id: person, email }) => (
            <option key={person} value={person}>
              {email}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
