import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import {
  type FlowPolicyResponse,
  type FlowVersion,
  flowPoliciesQuery,
  flowVersionsQuery,
} from "../../../queries/flow.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { changedLines } from "./changed-lines.ts";

interface VersionsProps {
  readonly agentId: string;
  readonly policy: FlowPolicyResponse;
}

/** What agents lived by, what the saved text changes, and the way back. */
export function FlowVersions({ agentId, policy }: VersionsProps) {
  const versions = useQuery(flowVersionsQuery(useSession(), policy.id, policy.latest_version ?? 0));
  const mayWrite = useMay("MEMBER");
  const [target, setTarget] = useState<FlowVersion | null>(null);
  const mine = policy.attachments.find(({ agent_id }) => agent_id === agentId);
  const live = versions.data?.find(({ version }) => version === mine?.version);
  return (
    <Section title="Versions" note="Newest first">
      {versions.isPending && <Waiting rows={2} />}
      {versions.isError && <Failed error={versions.error} retry={() => versions.refetch()} />}
      {versions.data?.length === 0 && (
        <p className="mut">
          No versions yet. Each text that you attach to an agent becomes a version that never changes.
        </p>
      )}
      <ul className="lines">
        {versions.data?.map((version) => (
          <li key={version.version}>
            <span>
              <span className="strong">
                Version {version.version}
                {version.version === mine?.version && ` · ${mine.mode === "enforce" ? "enforces" : "in shadow"} here`}
              </span>
              <small className="mut">
                <time title={at(version.created_at)}>{since(version.created_at)}</time> ·{" "}
                <code>{version.digest.slice(0, 12)}</code>
              </small>
              <details>
                <summary>Compare with the saved text</summary>
                <ChangedRules before={version.text} after={policy.text} />
              </details>
            </span>
            {mayWrite && mine && version.version !== mine.version && (
              <button type="button" className="btn small" onClick={() => setTarget(version)}>
                Roll back to version {version.version}…
              </button>
            )}
          </li>
        ))}
      </ul>
      {target && mine && (
        <RollBack agentId={agentId} policy={policy} target={target} live={live} onClose={() => setTarget(null)} />
      )}
    </Section>
  );
}

interface RollBackProps extends VersionsProps {
  readonly target: FlowVersion;
  readonly live: FlowVersion | undefined;
  readonly onClose: () => void;
}

function RollBack({ agentId, policy, target, live, onClose }: RollBackProps) {
  const session = useSession();
  const queries = useQueryClient();
  const mode = policy.attachments.find(({ agent_id }) => agent_id === agentId)?.mode ?? "shadow";
  const run = async (): Promise<void> => {
    const body = { agent_id: agentId, mode, version: target.version };
    await session.api.protection.applyFlowPolicy({ policy_id: policy.id, body });
    await queries.invalidateQueries({ queryKey: flowPoliciesQuery(session).queryKey });
  };
  return (
    <Confirm title={`Roll back to version ${target.version}?`} act="Roll back" run={run} onClose={onClose}>
      <p>Version {target.version} applies to this agent within a second. The saved text does not change.</p>
      {live && <ChangedRules before={live.text} after={target.text} />}
    </Confirm>
  );
}

function ChangedRules({ before, after }: { readonly before: string; readonly after: string }) {
  const { removed, added } = changedLines(before, after);
  if (removed.length + added.length === 0) return <p className="mut">The same rules.</p>;
  return (
    <ul className="flow-changes">
      {removed.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line can stand there twice
        <li key={`- ${nth}`}>
          <span className="small mut">Removed</span>{" "}
          <del>
            <ShownText text={line} />
          </del>
        </li>
      ))}
      {added.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line can stand there twice
        <li key={`+ ${nth}`}>
          <span className="small mut">Added</span>{" "}
          <ins>
            <ShownText text={line} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
