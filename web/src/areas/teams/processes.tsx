import { ApiError, type ConsoleProcess, type ConsoleSystem, type ReadReplica } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Glyph } from "../../charts/score/verdict.tsx";
import { at, count, since, span } from "../../parts/numbers.ts";
import { Scroll } from "../../parts/page/scroll.tsx";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { ShownText } from "../../parts/text/shown-text.tsx";
import { useSession } from "../../session/use-session.ts";

const roleWords: Readonly<Record<ConsoleProcess["role"], string>> = {
  all: "Console and worker",
  api: "Console",
  worker: "Worker",
  gateway: "Gateway",
  evolution: "Evolution service",
};

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.code === "NOT_ALLOWED";

/** Who serves this console, and how far background work is behind. */
export function Processes() {
  const { api } = useSession();
  const system = useQuery({
    queryKey: ["system"],
    queryFn: () => api.teams.showSystem(),
    refetchInterval: 5_000,
    retry: (failures, error) => !isRefusal(error) && failures < 2,
  });
  if (system.isPending) return <Waiting rows={3} />;
  if (isRefusal(system.error)) {
    return <p className="mid prose">Owners and admins of the first team see the processes here.</p>;
  }
  if (system.isError) return <Failed error={system.error} retry={() => system.refetch()} />;
  return (
    <>
      <Backlog system={system.data} />
      <Replicas system={system.data} />
      <Scroll label="List of processes">
        <table className="list">
          <thead>
            <tr>
              <th scope="col">Process</th>
              <th scope="col">Host</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {system.data.processes.map((process) => (
              <ProcessRow key={process.id} process={process} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

function ProcessRow({ process }: { readonly process: ConsoleProcess }) {
  const isActive = process.status === "active";
  return (
    <tr>
      <td>
        {roleWords[process.role]}
        <small className="mut" title={at(process.started_at)}>
          version {process.version}, started {since(process.started_at)}
        </small>
      </td>
      <td>
        <ShownText text={process.host} />
        <small className="mut">
          {process.address}, process {process.pid}
        </small>
      </td>
      <td>
        <Glyph verdict={isActive ? "passed" : "failed"} silent /> {isActive ? "Active" : "Lost"}
        <small className="mut">
          {isActive
            ? `${doing(process)}, seen ${process.silent_seconds} s ago`
            : `no sign of life for ${span(process.silent_seconds)}`}
        </small>
      </td>
    </tr>
  );
}

const replicaWords: Readonly<Record<ReadReplica["status"], string>> = {
  "in use": "in use",
  behind: "too far behind",
  away: "away",
  "not a replica": "not a replica",
};

/** What answers lists, reports and exports. Nothing without a replica. */
function Replicas({ system }: { readonly system: ConsoleSystem }) {
  const { replicas, replica_max_lag_seconds: most } = system;
  if (most === null) return null;
  const sum = (of: (process: ConsoleProcess) => number | null) =>
    count(system.processes.reduce((all, process) => all + (of(process) ?? 0), 0));
  return (
    <>
      <ul className="lines">
        {replicas.map(({ host, status, behind_seconds }) => (
          <li key={host}>
            <span>
              <Glyph verdict={status === "in use" ? "passed" : "inconclusive"} silent /> Read replica{" "}
              <ShownText text={host} />: {replicaWords[status]}
              {behind_seconds === null ? "" : `, at most ${behind_seconds} s behind`}.
            </span>
          </li>
        ))}
      </ul>
      <p className="mid prose">
        Replicas answered {sum(({ replica_reads }) => replica_reads)} lists, reports and exports; the primary answered{" "}
        {sum(({ primary_reads }) => primary_reads)} that were asked after a change by the same user or while no replica
        was within {most} s.
      </p>
    </>
  );
}

function doing({ requests, jobs }: ConsoleProcess): string {
  const running = jobs.filter((job) => job.running > 0).map((job) => `${job.kind} (${count(job.running)})`);
  return [...(requests > 0 ? [`requests (${count(requests)})`] : []), ...running].join(", ") || "idle";
}

/** The headline states what is behind; a quiet console says so in one line. */
function Backlog({ system }: { readonly system: ConsoleSystem }) {
  const hasWorker = system.processes.some(({ role, status }) => status === "active" && /all|worker/.test(role));
  const lines = [
    ...(hasWorker ? [] : ["No worker is active: background jobs wait."]),
    ...system.jobs.flatMap(({ kind, waiting, waiting_seconds }) =>
      waiting > 0
        ? [`${sentence(kind)}: ${count(waiting)} waiting for a worker, the oldest for ${span(waiting_seconds)}.`]
        : [],
    ),
    ...system.lags.flatMap(({ name, behind_seconds }) =>
      behind_seconds > LATE_SECONDS ? [`${sentence(name)}: behind by ${span(behind_seconds)}.`] : [],
    ),
  ];
  if (lines.length === 0) {
    return (
      <p>
        <Glyph verdict="passed" silent /> Nothing is behind: no job waits for a worker, and audit log, notifications,
        schedules and telemetry are up to date.
      </p>
    );
  }
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={line}>
          <span>
            <Glyph verdict="inconclusive" silent /> {line}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Less than this is the ordinary pause between two looks. */
const LATE_SECONDS = 5;

const sentence = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
