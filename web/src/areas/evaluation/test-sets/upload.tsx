import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";
import { Preview } from "./preview.tsx";
import { guardsIn, nameFor, type PickedFile, pickFile } from "./test-file.ts";

interface UploadProps {
  /** The set that gets a new version; a new set without it. */
  readonly set?: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
}

/** A file, what is in it, and the button that stores it. Nothing is stored before. */
export function Upload({ set, onDone }: UploadProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [picked, setPicked] = useState<PickedFile | string | null>(null);
  const [name, setName] = useState("");
  const [guards, setGuards] = useState("");
  const file = picked !== null && typeof picked !== "string" ? picked : null;
  const body = file && { format: file.format, content: file.content, guards: guardsIn(guards) };
  const preview = useQuery({
    queryKey: ["test-file", body],
    queryFn: () => (body ? api.evaluation.previewTestFile({ body }) : null),
    enabled: body !== null,
    gcTime: 0,
  });
  const store = useMutation({
    mutationFn: async () => {
      if (!body) return;
      if (set) await api.evaluation.addTestSetVersion({ test_set_id: set.id, body });
      else await api.evaluation.createTestSet({ body: { name: name.trim(), ...body } });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ["test-sets"] });
      onDone();
    },
  });
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await pickFile(chosen);
    setPicked(read);
    if (typeof read !== "string" && name === "") setName(nameFor(read.name));
  };
  const isReady = preview.data && preview.data.problems.length === 0 && (set || name.trim() !== "");
  return (
    <Section title={set ? `New version of ${set.name}` : "Upload a test set"} className="set-upload">
      <DropZone choose={choose} />
      {typeof picked === "string" && (
        <p className="refused" role="alert">
          {picked}
        </p>
      )}
      {!set && (
        <div className="field">
          <label htmlFor="set-name">Name</label>
          <input
            id="set-name"
            value={name}
            maxLength={fields.CreateTestSetRequest.name.maxLength}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor="guards">Texts that must never appear in a response (optional)</label>
        <textarea
          id="guards"
          rows={2}
          className="mono"
          spellCheck={false}
          autoComplete="off"
          aria-describedby="guards-hint"
          value={guards}
          onChange={(event) => setGuards(event.target.value)}
        />
        <span className="hint" id="guards-hint">
          One per line, at least 6 characters each. They are stored encrypted and not shown again.
          {set && " Enter them again for the new version."}
        </span>
      </div>
      {body && preview.isPending && <Waiting rows={3} />}
      {preview.isError && <Failed error={preview.error} retry={() => preview.refetch()} />}
      {body && preview.data && <Preview preview={preview.data} />}
      <Refused error={store.error} />
      <p className="set-actions">
        <button type="button" className="btn pri" disabled={!isReady || store.isPending} onClick={() => store.mutate()}>
          {set ? "Upload version" : "Upload test set"}
        </button>
        {set && (
          <button type="button" className="btn" onClick={onDone}>
            Cancel
          </button>
        )}
      </p>
    </Section>
  );
}

interface DropProps {
  readonly choose: (file: File | undefined) => Promise<void>;
}

function DropZone({ choose }: DropProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the file input inside does the same
    <div
      className={isOver ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void choose(event.dataTransfer.files[0]);
      }}
    >
      <label htmlFor="test-file">Drop a CSV, JSONL or YAML file here, or choose one</label>
      <input
        id="test-file"
        type="file"
        accept=".csv,.tsv,.jsonl,.ndjson,.yaml,.yml,.json"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <span className="hint">promptfoo configurations and OpenAI evals data files are read as they are.</span>
    </div>
  );
}
