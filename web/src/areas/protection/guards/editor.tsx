import { CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { ApiError } from "@agent-console/sdk";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useBlocker } from "@tanstack/react-router";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { guardConfigQuery, type Methods, type ReadConfigRecord } from "../../../queries/guards.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { type Body, inShadow } from "../draft/body.ts";
import { type Draft, useDraft } from "../draft/use-draft.ts";
import { Replay } from "../replay/replay.tsx";
import { TryIt } from "../try-it/try-it.tsx";
import { Versions } from "../versions/versions.tsx";
import { ApplyDialog } from "./apply-dialog.tsx";
import { ChannelGuards } from "./channel-guards.tsx";
import { ConfigSettings } from "./config-settings.tsx";
import { JsonEditor } from "./json-editor.tsx";
import { Posture } from "./posture.tsx";
import { Rules } from "./rules.tsx";
import { Toolbar, type View } from "./toolbar.tsx";
import "../../../parts/save-bar.css";
import "./guards.css";

interface EditorProps {
  readonly agentId: string;
  readonly read: ReadConfigRecord;
  readonly methods: Methods;
}

/** A guard config: its guards by channel, and everything that is done with it. */
export function Editor({ agentId, read, methods }: EditorProps) {
  const session = useSession();
  const queries = useQueryClient();
  const agent = useQuery(oneAgentQuery(session, agentId));
  const mayWrite = useMay("MEMBER");
  const { config } = read;
  const draft = useDraft(config.config_body ?? {}, methods);
  const [view, setView] = useState<View>("guards");
  const [isApplying, setApplying] = useState(false);
  const fresh = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ["guards", agentId] });
    await queries.invalidateQueries({ queryKey: ["agent", agentId] });
    await queries.invalidateQueries({ queryKey: ["agents"] });
  };
  const save = useMutation({
    mutationFn: async (body: Body) => {
      const { id } = config;
      // What was read last: saving twice in a row has to build on the first.
      const etag = queries.getQueryData(guardConfigQuery(session, agentId, id).queryKey)?.etag ?? read.etag;
      await session.api.protection.updateGuardConfig({
        config_id: id,
        body: { config_body: { ...body } },
        ...(etag ? { ifMatch: etag } : {}),
      });
    },
    onSuccess: async () => {
      await fresh();
      draft.discard();
    },
    onError: (error) => (isStale(error) ? fresh() : undefined),
  });
  useBlocker({
    shouldBlockFn: () => draft.isChanged && !confirm("You have unsaved changes. Leave without saving?"),
    enableBeforeUnload: () => draft.isChanged,
  });
  const { overrides = [] } = config;
  const isBound = agent.data?.guard_config_id === config.id;
  return (
    <>
      <Toolbar
        {...{ view, setView, methods }}
        mayWrite={mayWrite}
        replace={draft.edit}
        apply={() => setApplying(true)}
        mayApply={!draft.isChanged && (config.status === "pending" || !isBound)}
      />
      <Posture agent={agent.data} config={config} body={draft.body} isChanged={draft.isChanged} />
      {view === "json" ? (
        <JsonEditor draft={draft} disabled={!mayWrite} />
      ) : (
        <>
          {draft.syntax !== null && (
            <p className="notice">The JSON has an error. These are the guards of the last version without one.</p>
          )}
          {CHANNELS.map((channel) => (
            <ChannelGuards key={channel} {...{ agentId, draft, methods, channel, overrides, disabled: !mayWrite }} />
          ))}
          <ConfigSettings draft={draft} disabled={!mayWrite} />
        </>
      )}
      <Rules agentId={agentId} disabled={!mayWrite || draft.isChanged} />
      {mayWrite && <TryIt body={draft.body} isValid={draft.config !== undefined} agentId={agentId} />}
      <Replay agentId={agentId} config={config} mayStart={mayWrite} isChanged={draft.isChanged} />
      <Versions agentId={agentId} read={read} disabled={!mayWrite} />
      {draft.isChanged && (
        <SaveBar draft={draft} error={save.error} isPending={save.isPending} save={() => save.mutate(draft.body)} />
      )}
      {isApplying && (
        <ApplyDialog
          agentId={agentId}
          read={read}
          onApplied={fresh}
          keepInShadow={(guards) => save.mutateAsync(inShadow(config.config_body ?? {}, guards))}
          onClose={() => setApplying(false)}
        />
      )}
    </>
  );
}

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

interface SaveProps {
  readonly draft: Draft;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly save: () => void;
}

function SaveBar({ draft, error, isPending, save }: SaveProps) {
  const wrong = draft.syntax === null ? draft.problems.length : 1;
  return (
    <div className="save-bar">
      <b>Unsaved changes</b>
      {wrong > 0 && <span className="t-fail">{wrong === 1 ? "1 problem" : `${wrong} problems`}</span>}
      {isStale(error) ? (
        <p className="refused" role="alert">
          Someone else saved this config in the meantime. Save again to overwrite their version, or discard your changes
          to see it.
        </p>
      ) : (
        <Refused error={error} />
      )}
      <span className="grow" />
      <button type="button" className="btn" onClick={draft.discard}>
        Discard
      </button>
      <button type="button" className="btn pri" disabled={wrong > 0 || isPending} onClick={save}>
        Save
      </button>
    </div>
  );
}
