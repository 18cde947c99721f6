import { useQuery } from "@tanstack/react-query";
import { Charted } from "../../../charts/charted.tsx";
import { DataTable } from "../../../charts/data-table.tsx";
import { Waiting } from "../../../parts/page/states.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { breakdownQuery } from "../../../queries/metrics.ts";
import { useSession } from "../../../session/use-session.ts";
import { channelWords } from "../../../terms/guards.ts";
import { costWords } from "../window/cost.ts";
import { Unread } from "../window/unread.tsx";
import { type Bar, barsOf } from "./bars.ts";
import { amount } from "./figure-words.ts";
import type { Via } from "./measures.ts";
import type { Asked } from "./use-measures.ts";

/** What guards stopped, by guard and by channel, and where tokens and money went. */
export function Breakdowns({ asked, via }: { readonly asked: Asked; readonly via: Via }) {
  return (
    <div className="grid monitor-breakdowns">
      {via === "gateway" && (
        <>
          <Threats asked={asked} by="guard" title="Threats, by guard" />
          <Threats asked={asked} by="channel" title="Threats, by channel" />
        </>
      )}
      <Models asked={asked} via={via} />
    </div>
  );
}

const channelOf = (value: string): string =>
  value in channelWords ? channelWords[value as keyof typeof channelWords] : visible(value);

interface ThreatsProps {
  readonly asked: Asked;
  readonly by: "guard" | "channel";
  readonly title: string;
}

function Threats({ asked, by, title }: ThreatsProps) {
  const session = useSession();
  const hits = useQuery(breakdownQuery(session, { ...asked, metric: "guard_flagged_total", by }));
  const shadow = useQuery(breakdownQuery(session, { ...asked, metric: "guard_shadow_total", by }));
  const failed = hits.isError ? hits : shadow.isError ? shadow : null;
  const bars = barsOf(hits.data?.shares ?? [], shadow.data?.shares ?? []);
  const nameOf = (value: string): string => (by === "channel" ? channelOf(value) : visible(value.slice(0, 100)));
  return (
    <Charted
      className="c4"
      title={title}
      table={
        <DataTable
          label={title}
          columns={[by === "guard" ? "Guard" : "Channel", "Acted on", "In shadow"]}
          rows={bars.map(({ value, first, second }) => [nameOf(value), amount(first), amount(second)])}
        />
      }
    >
      {failed && <Unread error={failed.error} retry={() => failed.refetch()} what="The threats" />}
      {!failed && (!hits.data || !shadow.data) && <Waiting rows={3} />}
      {hits.data && shadow.data && bars.length === 0 && <p className="mid">Guards found nothing in this time.</p>}
      {hits.data && shadow.data && (
        <>
          <BarList bars={bars} nameOf={nameOf} words={({ first, second }) => `${amount(first)} + ${amount(second)}`} />
          {bars.length > 0 && <p className="tiny mut">Solid: acted on. Dashed: hits in shadow.</p>}
        </>
      )}
    </Charted>
  );
}

function Models({ asked, via }: { readonly asked: Asked; readonly via: Via }) {
  const session = useSession();
  const prefix = via === "gateway" ? "gateway" : "genai";
  const tokens = useQuery(breakdownQuery(session, { ...asked, metric: `${prefix}_tokens_total`, by: "model" }));
  const cost = useQuery(breakdownQuery(session, { ...asked, metric: `${prefix}_cost_micros_total`, by: "model" }));
  const failed = tokens.isError ? tokens : cost.isError ? cost : null;
  const costs = new Map((cost.data?.shares ?? []).map(({ value, total }) => [value ?? "", total]));
  const bars = barsOf(tokens.data?.shares ?? [], []);
  const costOf = (value: string): string => costWords(costs.get(value) || null);
  return (
    <Charted
      className="c4"
      title="Tokens and cost, by model"
      table={
        <DataTable
          label="Tokens and cost, by model"
          columns={["Model", "Tokens", "Cost"]}
          rows={bars.map(({ value, first }) => [modelOf(value), amount(first), costOf(value)])}
        />
      }
    >
      {failed && <Unread error={failed.error} retry={() => failed.refetch()} what="Tokens and cost" />}
      {!failed && (!tokens.data || !cost.data) && <Waiting rows={3} />}
      {tokens.data && cost.data && bars.length === 0 && <p className="mid">No tokens are known in this time.</p>}
      {tokens.data && cost.data && (
        <BarList
          bars={bars}
          nameOf={modelOf}
          words={({ value, first }) => `${amount(first)} tokens, cost ${costOf(value)}`}
        />
      )}
    </Charted>
  );
}

const modelOf = (value: string): string => (value === "" ? "model not named" : visible(value.slice(0, 100)));

const MOST = 8;

interface BarListProps {
  readonly bars: readonly Bar[];
  readonly nameOf: (value: string) => string;
  readonly words: (bar: Bar) => string;
}

function BarList({ bars, nameOf, words }: BarListProps) {
  const most = Math.max(1, ...bars.map(({ first, second }) => first + second));
  const percent = (value: number): string => `${(100 * value) / most}%`;
  return (
    <>
      <ol className="bar-list">
        {bars.slice(0, MOST).map((bar) => (
          <li key={bar.value}>
            <span className="cut">
              <ShownText text={nameOf(bar.value)} />
            </span>
            <span className="small bar-words">{words(bar)}</span>
            <svg aria-hidden="true">
              <rect className="bar-first" width={percent(bar.first)} height="8" rx="1" />
              {bar.second > 0 && (
                <rect
                  className="bar-second"
                  x={percent(bar.first)}
                  y=".5"
                  width={percent(bar.second)}
                  height="7"
                  rx="1"
                />
              )}
            </svg>
          </li>
        ))}
      </ol>
      {bars.length > MOST && <p className="tiny mut">{bars.length - MOST} more in the table.</p>}
    </>
  );
}
