import type { TestSet } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { sampleFile } from "./test-file.ts";
import { Upload } from "./upload.tsx";
import "./test-sets.css";

/** The team's own tests: upload, look through, run. */
export function TestSetsPage() {
  const { api } = useSession();
  const mayUpload = useMay("MEMBER");
  const sets = useQuery({ queryKey: ["test-sets"], queryFn: () => api.evaluation.listTestSets() });
  const [replaced, setReplaced] = useState<TestSet | null>(null);
  const [uploads, setUploads] = useState(0);
  if (sets.isPending) return <Waiting rows={6} />;
  if (sets.isError) return <Failed page error={sets.error} retry={() => sets.refetch()} />;
  const { results } = sets.data;
  const sample = (
    <button type="button" className="btn" onClick={() => saveFile("sample-tests.csv", sampleFile)}>
      Download a sample file
    </button>
  );
  return (
    <>
      <PageHead title="Test sets" actions={results.length > 0 && sample}>
        Your own prompts with the behavior you expect. They never change a score. A required set can fail the verdict.
      </PageHead>
      <Section title="Your team's test sets">
        {results.length === 0 ? (
          <Empty title="No test sets yet" act={sample}>
            {mayUpload
              ? "Upload a file below. The sample shows what it can contain."
              : "You need the Member role to upload one. The sample shows what a file can contain."}
          </Empty>
        ) : (
          <SetTable sets={results} replace={setReplaced} />
        )}
      </Section>
      {mayUpload && (
        <Upload
          key={replaced?.id ?? `new ${uploads}`}
          {...(replaced ? { set: replaced } : {})}
          onDone={() => {
            setReplaced(null);
            setUploads(uploads + 1);
          }}
        />
      )}
    </>
  );
}

interface TableProps {
  readonly sets: readonly TestSet[];
  readonly replace: (set: TestSet) => void;
}

function SetTable({ sets, replace }: TableProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [mayUpload, mayManage] = [useMay("MEMBER"), useMay("ADMIN")];
  const [setToDelete, setSetToDelete] = useState<TestSet | null>(null);
  const changed = () => queries.invalidateQueries({ queryKey: ["test-sets"] });
  const mark = useMutation({
    mutationFn: ({ id, required }: Pick<TestSet, "id" | "required">) =>
      api.evaluation.updateTestSet({ test_set_id: id, body: { required } }),
    onSuccess: changed,
  });
  const download = useMutation({
    mutationFn: async ({ id, name, version, format }: TestSet) => {
      const content = await api.evaluation.downloadTestSet({ test_set_id: id, version });
      saveFile(`${name}-${version}.${format}`, await new Response(content).arrayBuffer());
    },
  });
  return (
    <>
      <Refused error={mark.error ?? download.error} />
      <Scroll label="Test sets">
        <table>
          <thead>
            <tr>
              <th>Name</th>
              <th className="num">Version</th>
              <th className="num">Cases</th>
              <th className="num">Guarded texts</th>
              <th>Required</th>
              <th>Actions</th>
            </tr>
          </thead>
          <tbody>
            {sets.map((set) => (
              <tr key={set.id}>
                <td>
                  <b>{set.name}</b>
                </td>
                <td className="num">{set.version}</td>
                <td className="num">{count(set.case_count)}</td>
                <td className="num">{count(set.guard_count)}</td>
                <td>
                  {mayManage ? (
                    <input
                      type="checkbox"
                      aria-label={`${set.name} is required`}
                      checked={set.required}
                      disabled={mark.isPending}
                      onChange={(event) => mark.mutate({ id: set.id, required: event.target.checked })}
                    />
                  ) : (
                    <span>{set.required ? "Yes" : "No"}</span>
                  )}
                </td>
                <td className="set-actions">
                  {mayUpload && (
                    <Link className="btn" to={routes.newRun} search={{ set: set.name }}>
                      Run {set.name}
                    </Link>
                  )}
                  <button type="button" className="btn quiet" onClick={() => download.mutate(set)}>
                    Download
                  </button>
                  {(set.required ? mayManage : mayUpload) && (
                    <button type="button" className="btn quiet" onClick={() => replace(set)}>
                      New version
                    </button>
                  )}
                  {mayManage && (
                    <button type="button" className="btn quiet" onClick={() => setSetToDelete(set)}>
                      Delete
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {setToDelete && (
        <Confirm
          title={`Delete ${setToDelete.name}?`}
          act="Delete test set"
          run={async () => {
            await api.evaluation.deleteTestSet({ test_set_id: setToDelete.id });
            await changed();
          }}
          onClose={() => setSetToDelete(null)}
        >
          <p>All its versions are deleted. Evaluations keep their prompts and results.</p>
        </Confirm>
      )}
    </>
  );
}
