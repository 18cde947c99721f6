import type { TestSet } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { saveFile } from "../../../parts/save-file.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { SetList } from "./set-list.tsx";
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
          <SetList sets={results} replace={setReplaced} />
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
