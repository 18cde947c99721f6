import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { traceLogsQuery } from "../../../queries/telemetry.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { LogList } from "../logs/log-list.tsx";
import { Unread } from "../window/unread.tsx";

interface TraceLogsProps {
  readonly traceId: string;
  /** Unix seconds around the trace. */
  readonly around: { readonly from: number; readonly to: number };
}

/** What was logged while the trace ran, by its ID. */
export function TraceLogs({ traceId, around }: TraceLogsProps) {
  const found = useQuery(traceLogsQuery(useSession(), traceId, around));
  const all = (
    <Link to={routes.logs} search={{ ...around, q: `{trace_id="${traceId}"}` }}>
      Open in Logs
    </Link>
  );
  return (
    <Section title="Logs of this trace" note={all}>
      {found.isPending && <Waiting rows={3} />}
      {found.isError && <Unread error={found.error} retry={() => found.refetch()} what="The logs" />}
      {found.data?.lines.length === 0 && <p className="mid">No log line carries this trace's ID.</p>}
      {found.data && found.data.lines.length > 0 && <LogList lines={found.data.lines} label="Logs of this trace" />}
      {found.data?.isCut && (
        <p className="small mut">Only the last {count(found.data.lines.length)} lines are shown.</p>
      )}
    </Section>
  );
}
