import type { TestSet } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { CaseTable } from "./case-table.tsx";

interface ListProps {
  readonly sets: readonly TestSet[];
  readonly replace: (set: TestSet) => void;
}

export function SetList({ sets, replace }: ListProps) {
  return (
    <ul className="test-sets">
      {sets.map((set) => (
        <li key={set.id} aria-label={set.name}>
          <SetRow set={set} replace={() => replace(set)} />
        </li>
      ))}
    </ul>
  );
}

const counted = (number: number, one: string): string => `${count(number)} ${number === 1 ? one : `${one}s`}`;

function SetRow({ set, replace }: { readonly set: TestSet; readonly replace: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [mayUpload, mayManage] = [useMay("MEMBER"), useMay("ADMIN")];
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const changed = () => queries.invalidateQueries({ queryKey: ["test-sets"] });
  const mark = useMutation({
    mutationFn: (required: boolean) => api.evaluation.updateTestSet({ test_set_id: set.id, body: { required } }),
    onSuccess: changed,
  });
  const download = useMutation({
    mutationFn: async () => {
      const content = await api.evaluation.downloadTestSet({ test_set_id: set.id, version: set.version });
      saveFile(`${set.name}-${set.version}.${set.format}`, await new Response(content).arrayBuffer());
    },
  });
  const facts = [`Version ${set.version}`, counted(set.case_count, "case")];
  if (set.guard_count > 0) facts.push(counted(set.guard_count, "guarded text"));
  return (
    <>
      <div className="test-set">
        <div>
          <b>{set.name}</b>
          <span className="small mut">{facts.join(" · ")}</span>
        </div>
        <RequiredMark set={set} mark={mayManage ? mark.mutate : null} isPending={mark.isPending} />
        <p className="set-actions">
          {mayUpload && (
            <Link className="btn" to={routes.newRun} search={{ set: set.name }} aria-label={`Run ${set.name}`}>
              Run
            </Link>
          )}
          <button type="button" className="btn quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide cases" : "Show cases"}
          </button>
          <button type="button" className="btn quiet" onClick={() => download.mutate()}>
            Download
          </button>
          {(set.required ? mayManage : mayUpload) && (
            <button type="button" className="btn quiet" onClick={replace}>
              New version
            </button>
          )}
          {mayManage && (
            <button type="button" className="btn quiet" onClick={() => setDeleting(true)}>
              Delete
            </button>
          )}
        </p>
      </div>
      <Refused error={mark.error ?? download.error} />
      {isOpen && <Cases set={set} />}
      {isDeleting && (
        <Confirm
          title={`Delete ${set.name}?`}
          act="Delete test set"
          run={async () => {
            await api.evaluation.deleteTestSet({ test_set_id: set.id });
            await changed();
          }}
          onClose={() => setDeleting(false)}
        >
          <p>All its versions are deleted. Evaluations keep their prompts and results.</p>
        </Confirm>
      )}
    </>
  );
}

interface MarkProps {
  readonly set: TestSet;
  /** Null for those who can't change it. */
  readonly mark: ((required: boolean) => void) | null;
  readonly isPending: boolean;
}

function RequiredMark({ set, mark, isPending }: MarkProps) {
  if (!mark) return <span className="small">{set.required ? "Required" : "Not required"}</span>;
  return (
    <label className="required-mark">
      <input
        type="checkbox"
        aria-label={`${set.name} is required`}
        checked={set.required}
        disabled={isPending}
        onChange={(event) => mark(event.target.checked)}
      />
      Required
    </label>
  );
}

/** The cases of the newest version. */
function Cases({ set: { id, version } }: { readonly set: TestSet }) {
  const { api } = useSession();
  const cases = useQuery({
    queryKey: ["test-sets", id, version],
    queryFn: () => api.evaluation.getTestSetVersion({ test_set_id: id, version }),
  });
  if (cases.isPending) return <Waiting rows={3} />;
  if (cases.isError) return <Failed error={cases.error} retry={() => cases.refetch()} />;
  return <CaseTable cases={cases.data.cases} label="Cases of the test set" />;
}
