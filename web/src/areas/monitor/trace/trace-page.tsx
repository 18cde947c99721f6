import { ApiError } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Charted } from "../../../charts/charted.tsx";
import { useKey } from "../../../parts/keys/use-key.ts";
import { exactLengthOf, momentOf, secondOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { PageHead } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { traceQuery } from "../../../queries/telemetry.ts";
import { Link, useGo, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { Annotations } from "../annotations/annotations.tsx";
import { costWords } from "../window/cost.ts";
import { Unread } from "../window/unread.tsx";
import { GuardActs } from "./guard-acts.tsx";
import { factsOf, type SpanSort, sortOf } from "./span-facts.ts";
import { SpanLegend } from "./span-mark.tsx";
import { SpanTable } from "./span-table.tsx";
import { extentOf, spanRows } from "./span-tree.ts";
import { SpanView } from "./span-view.tsx";
import { type Span, spansIn } from "./spans.ts";
import { SpansAsTable } from "./spans-as-table.tsx";
import { TraceLogs } from "./trace-logs.tsx";
import "./trace.css";

/** One trace: its spans as a tree on a timeline, what guards did in it, and what was logged. */
export function TracePage() {
  const { id } = useParamsOf(routes.trace);
  const found = useQuery(traceQuery(useSession(), id));
  if (found.isPending) return <Waiting rows={10} />;
  if (found.isError)
    return (
      <>
        <PageHead title={`Trace ${id.slice(0, 12)}`} />
        {found.error instanceof ApiError && found.error.status === 404 ? (
          <Failed error={found.error} />
        ) : (
          <Unread error={found.error} retry={() => found.refetch()} what="The trace" />
        )}
      </>
    );
  return <Trace key={id} id={id} batches={found.data.batches ?? []} leftOut={found.data.spans_left_out ?? 0} />;
}

interface TraceProps {
  readonly id: string;
  readonly batches: readonly unknown[];
  readonly leftOut: number;
}

function Trace({ id, batches, leftOut }: TraceProps) {
  const { span: open } = useSearchOf(routes.trace);
  const go = useGo();
  const spans = useMemo(() => spansIn(batches), [batches]);
  const rows = useMemo(() => spanRows(spans), [spans]);
  const extent = extentOf(spans);
  const root = rows[0]?.span;
  const openSpan = spans.find((span) => span.id === open);
  const show = (span: string | undefined): void =>
    void go({ to: routes.trace, params: { id }, search: span ? { span } : {}, resetScroll: false, replace: true });
  useKey("Escape", "Close the span", () => open && show(undefined));
  const sorts = useMemo(() => [...new Set(spans.map(sortOf))].sort() as SpanSort[], [spans]);
  return (
    <>
      <PageHead title={root?.name.slice(0, 200) || `Trace ${id.slice(0, 12)}`} actions={<TraceActions id={id} />}>
        {root && (
          <>
            <ShownText text={root.service.slice(0, 200)} /> · {momentOf(extent.fromNs)} ·{" "}
          </>
        )}
        trace <code>{id}</code>
      </PageHead>
      <Facts spans={spans} length={extent.toNs - extent.fromNs} />
      {leftOut > 0 && (
        <p className="notice">
          This trace is larger than the console shows: {count(leftOut)} later spans are left out.
        </p>
      )}
      <GuardActs spans={spans} onOpen={show} />
      <div className={openSpan ? "trace-split" : ""}>
        <Charted title="Timeline" table={<SpansAsTable rows={rows} fromNs={extent.fromNs} />}>
          <SpanTable rows={rows} extent={extent} open={openSpan?.id} onOpen={show} />
          <SpanLegend sorts={sorts} />
        </Charted>
        {openSpan && (
          <SpanView
            span={openSpan}
            fromNs={extent.fromNs}
            close={
              <button type="button" className="btn small" onClick={() => show(undefined)}>
                Close
              </button>
            }
          />
        )}
      </div>
      <Annotations traceId={id} />
      <TraceLogs traceId={id} around={{ from: secondOf(extent.fromNs) - 60, to: secondOf(extent.toNs) + 61 }} />
    </>
  );
}

function Facts({ spans, length }: { readonly spans: readonly Span[]; readonly length: bigint }) {
  const { errors, modelCalls, toolCalls, guards, tokens, costMicros, isCostPartial } = factsOf(spans);
  const parts: readonly (readonly [string, string])[] = [
    [exactLengthOf(length), "in all"],
    [count(spans.length), spans.length === 1 ? "span" : "spans"],
    [count(modelCalls), modelCalls === 1 ? "model call" : "model calls"],
    [count(toolCalls), toolCalls === 1 ? "tool call" : "tool calls"],
    ...(guards > 0 ? [[count(guards), guards === 1 ? "act of a guard" : "acts of guards"] as const] : []),
    [count(errors), errors === 1 ? "error" : "errors"],
    ...(modelCalls > 0 || tokens !== null
      ? ([
          [tokens === null ? "unknown" : count(tokens), "tokens"],
          [`${costWords(costMicros)}${isCostPartial ? " or more" : ""}`, "cost"],
        ] as const)
      : []),
  ];
  return (
    <p className="trace-facts">
      {parts.map(([figure, words]) => (
        <span key={words}>
          <b>{figure}</b> {words}
        </span>
      ))}
    </p>
  );
}

function TraceActions({ id }: { readonly id: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-live="polite"
        onClick={() => navigator.clipboard?.writeText(id).then(() => setCopied(true))}
      >
        {copied ? "Copied" : "Copy trace ID"}
      </button>
      <Link className="btn" to={routes.traces}>
        All traces
      </Link>
    </>
  );
}
