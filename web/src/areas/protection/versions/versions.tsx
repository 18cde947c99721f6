import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import {
  type GuardVersion,
  guardDifferenceQuery,
  guardVersionsQuery,
  type ReadConfigRecord,
} from "../../../queries/guards.ts";
import { useSession } from "../../../session/use-session.ts";
import { countWords } from "../draft/counts.ts";
import { Changes } from "./changes.tsx";

interface VersionsProps {
  readonly agentId: string;
  readonly read: ReadConfigRecord;
  readonly disabled: boolean;
}

/** What was applied, how versions differ, and the way back. */
export function Versions({ agentId, read, disabled }: VersionsProps) {
  const session = useSession();
  const { config } = read;
  const versions = useQuery(guardVersionsQuery(session, agentId, config.id));
  const members = useQuery({
    queryKey: ["members"],
    queryFn: () => session.api.teams.listMembers({ team_id: session.teamId }),
  });
  const [target, setTarget] = useState<number | null>(null);
  const nameOf = (id: string): string => members.data?.find((member) => member.id === id)?.email ?? "A former member";
  return (
    <Section title="Versions" note="Newest first">
      {versions.isPending && <Waiting rows={2} />}
      {versions.isError && <Failed error={versions.error} retry={() => versions.refetch()} />}
      {versions.data?.length === 0 && (
        <Empty title="No versions yet">Each time you apply this config, it becomes a version that never changes.</Empty>
      )}
      {versions.data && versions.data.length > 0 && (
        <>
          <ul className="lines">
            {versions.data.map((version) => (
              <li key={version.version}>
                <span>
                  <span className="strong">
                    Version {version.version}
                    {version.version === config.live_version && " · live"}
                  </span>{" "}
                  <span className="mid">{aboutVersion(version)}</span>
                  <small className="mut">
                    Applied <time title={at(version.applied_at)}>{since(version.applied_at)}</time> by{" "}
                    {nameOf(version.applied_by)} · <code>{version.digest.slice(0, 12)}</code>
                  </small>
                </span>
                {!disabled && version.version !== config.live_version && (
                  <button type="button" className="btn small" onClick={() => setTarget(version.version)}>
                    Roll back to version {version.version}…
                  </button>
                )}
              </li>
            ))}
          </ul>
          <Compare agentId={agentId} configId={config.id} versions={versions.data} />
        </>
      )}
      {target !== null && <RollBack {...{ agentId, read }} version={target} onClose={() => setTarget(null)} />}
    </Section>
  );
}

function aboutVersion({ modes, restored, overrides }: GuardVersion): string {
  const all = Object.values(modes);
  const enforcing = all.filter((mode) => mode === "enforce").length;
  const facts = [countWords({ enforcing, shadow: all.length - enforcing, channels: 0 })];
  if (restored !== null) facts.push(`restores version ${restored}`);
  if (overrides.length > 0) facts.push(`${overrides.length} without evidence`);
  return facts.join(" · ");
}

interface CompareProps {
  readonly agentId: string;
  readonly configId: string;
  readonly versions: readonly GuardVersion[];
}

function Compare({ agentId, configId, versions }: CompareProps) {
  const newest = versions[0]?.version ?? 1;
  const [from, setFrom] = useState(newest);
  const [to, setTo] = useState<number | null>(null);
  const compared = from === to ? null : { from, to };
  const difference = useQuery(guardDifferenceQuery(useSession(), agentId, configId)(compared));
  const choices = versions.map(({ version }) => (
    <option key={version} value={version}>
      Version {version}
    </option>
  ));
  return (
    <>
      <div className="compare-versions">
        <label>
          <span className="tiny mut">Compare</span>
          <select value={from} onChange={({ target }) => setFrom(Number(target.value))}>
            {choices}
          </select>
        </label>
        <label>
          <span className="tiny mut">With</span>
          <select value={to ?? ""} onChange={({ target }) => setTo(target.value === "" ? null : Number(target.value))}>
            <option value="">Saved config</option>
            {choices}
          </select>
        </label>
      </div>
      {compared === null && <p className="mid">Choose two versions that differ.</p>}
      {compared !== null && difference.isPending && <Waiting rows={2} />}
      {difference.isError && <Failed error={difference.error} retry={() => difference.refetch()} />}
      {compared !== null && difference.data && <Changes difference={difference.data} />}
    </>
  );
}

interface RollBackProps {
  readonly agentId: string;
  readonly read: ReadConfigRecord;
  readonly version: number;
  readonly onClose: () => void;
}

function RollBack({ agentId, read: { config, etag }, version, onClose }: RollBackProps) {
  const session = useSession();
  const queries = useQueryClient();
  const difference = useQuery(
    guardDifferenceQuery(
      session,
      agentId,
      config.id,
    )(config.live_version == null ? null : { from: config.live_version, to: version }),
  );
  const run = async (): Promise<void> => {
    try {
      await session.api.protection.rollBackGuardConfig({
        config_id: config.id,
        body: { version },
        ...(etag ? { ifMatch: etag } : {}),
      });
    } finally {
      await queries.invalidateQueries({ queryKey: ["guards", agentId] });
      await queries.invalidateQueries({ queryKey: ["agent", agentId] });
      await queries.invalidateQueries({ queryKey: ["agents"] });
    }
  };
  return (
    <Confirm title={`Roll back to version ${version}`} act="Roll back" run={run} onClose={onClose}>
      <p>
        The agent is judged by the config of version {version} within a second. It becomes a new version, and the saved
        config is replaced by it. Version {config.live_version} stays in this list.
      </p>
      {difference.data && (
        <>
          <h3>What changes for the agent</h3>
          <Changes difference={difference.data} />
        </>
      )}
    </Confirm>
  );
}
