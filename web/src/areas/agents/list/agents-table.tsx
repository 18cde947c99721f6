import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { IntervalAxis, scaleFor } from "../../../charts/score/interval-bar.tsx";
import { useKey } from "../../../parts/keys/use-key.ts";
import { useNarrow } from "../../../parts/use-narrow.ts";
import { figuresOf } from "../../../queries/figures.ts";
import { AgentRow } from "./agent-row.tsx";
import type { useAgents } from "./use-agents.ts";
import { useLatest } from "./use-agents.ts";
import { useFleetProtection } from "./use-fleet-protection.ts";
import "./agents-table.css";

const ROW = 46;
const NARROW_ROW = 108;
/** The next page is loaded while this many rows are still ahead. */
const AHEAD = 60;

/** Only visible rows are rendered. All rows share one axis and one threshold line. */
export function AgentsTable({ list }: { readonly list: ReturnType<typeof useAgents> }) {
  const { agents, count, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const latest = useLatest();
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin(topOf(body.current)), []);
  const size = useNarrow() ? NARROW_ROW : ROW;
  const rows = useWindowVirtualizer({ count: agents.length, estimateSize: () => size, overscan: 8, scrollMargin });
  // biome-ignore lint/correctness/useExhaustiveDependencies: measurements at another width are outdated
  useEffect(() => rows.measure(), [size]);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last > agents.length - AHEAD) void fetchNextPage();
  }, [last, agents.length, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useRowKeys(body, (index) => rows.scrollToIndex(index, { align: "auto" }), agents.length);
  const pulses = useFleetProtection(agents, shown[0]?.index ?? 0, last);
  const axis = useMemo(() => {
    const summaries = [...latest.values()];
    return {
      scale: scaleFor(summaries.map((summary) => figuresOf(summary).overall?.low)),
      threshold: summaries.find(({ threshold }) => threshold !== null)?.threshold ?? null,
    };
  }, [latest]);
  const [top, bottom] = [(shown[0]?.start ?? 0) - scrollMargin, rows.getTotalSize() - (shown.at(-1)?.end ?? 0)];
  return (
    <table aria-label="Agents with trust score and interval" aria-rowcount={count + 1} className="agents">
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">Agent</th>
          <th scope="col" className="score">
            Trust score, 95% CI
          </th>
          <th scope="col" className="plot">
            <span className="sr">Interval</span>
            <IntervalAxis {...axis} />
          </th>
          <th scope="col">Stage</th>
          <th scope="col" className="of-guard">
            Protection
          </th>
          <th scope="col" className="of-run">
            Last run
          </th>
        </tr>
      </thead>
      <Gap height={top} />
      <tbody ref={body}>
        {shown.map(({ index }) => {
          const agent = agents[index];
          return (
            agent && (
              <AgentRow
                key={agent.id}
                agent={agent}
                index={index}
                latest={latest.get(agent.id)}
                pulse={pulses.get(agent.id)}
                axis={axis}
              />
            )
          );
        })}
      </tbody>
      <Gap height={bottom + scrollMargin} />
    </table>
  );
}

const topOf = (element: HTMLElement | null): number => (element ? element.getBoundingClientRect().top + scrollY : 0);

/** Takes the place of rows that are not rendered, so that the page is as long as its list. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className="gap">
      <tr>
        <td colSpan={6} height={height} />
      </tr>
    </tbody>
  );
}

/** J and K move the focus from row to row. Enter then opens the focused link. */
function useRowKeys(body: React.RefObject<HTMLElement | null>, scrollTo: (index: number) => void, length: number) {
  const step = (by: number): void => {
    const row = document.activeElement?.closest<HTMLElement>("[data-row]");
    const next = row ? Number(row.dataset["row"]) + by : 0;
    if (next < 0 || next >= length) return;
    scrollTo(next);
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.focus());
  };
  useKey("j", "Next row", () => step(1));
  useKey("k", "Previous row", () => step(-1));
}
