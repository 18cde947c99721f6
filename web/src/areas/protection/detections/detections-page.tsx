import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useKey } from "../../../parts/keys/use-key.ts";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import {
  EVENTS_A_PAGE,
  eventsQuery,
  type GuardEvent,
  newestEventsQuery,
  pulseQuery,
} from "../../../queries/traffic.ts";
import type { DetectionsSearch } from "../../../routes/detections-search.ts";
import { Link, useGo, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { AddSample, SampleBar } from "../sample/sample-bar.tsx";
import { EventTable } from "./event-table.tsx";
import { Filters } from "./filters.tsx";
import { RequestView } from "./request-view.tsx";
import { mergeEvents, newsIn } from "./tail.ts";
import "./detections.css";

/** What guards did with requests through the gateway. */
export function DetectionsPage() {
  const { id } = useParamsOf(routes.agentDetections);
  const { event, ...filters } = useSearchOf(routes.agentDetections);
  return <List key={JSON.stringify(filters)} agentId={id} filters={filters} open={event} />;
}

interface ListProps {
  readonly agentId: string;
  readonly filters: Omit<DetectionsSearch, "event">;
  readonly open: string | undefined;
}

function List({ agentId, filters, open }: ListProps) {
  const session = useSession();
  const queries = useQueryClient();
  const go = useGo();
  const query = eventsQuery(session, agentId, filters);
  const pages = useInfiniteQuery(query);
  const newest = useQuery(newestEventsQuery(session, agentId, filters));
  /** New events that a person asked to see. */
  const [shown, setShown] = useState<readonly GuardEvent[]>([]);
  const search = { ...filters, ...(open ? { event: open } : {}) };
  const close = (): void =>
    void go({ to: routes.agentDetections, params: { id: agentId }, search: filters, resetScroll: false });
  useKey("Escape", "Close the request", () => open && close());
  if (pages.isPending) return <Waiting rows={8} />;
  if (pages.isError) return <Failed error={pages.error} retry={() => pages.refetch()} />;
  const events = mergeEvents(
    pages.data.pages.flatMap(({ results }) => results),
    shown,
  );
  const news = newsIn(events, newest.data ?? [], EVENTS_A_PAGE);
  const show = (): void => {
    setShown((before) => (news.isGap ? [] : mergeEvents(before, news.events)));
    if (news.isGap) void queries.resetQueries({ queryKey: query.queryKey, exact: true });
  };
  const guards = [...new Set([...events.map(({ guard }) => guard), filters.guard ?? ""])].filter((name) => name !== "");
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <SampleBar agentId={agentId} />
      <Filters search={search} guards={guards.sort()} />
      <div className={open ? "detections-split" : ""}>
        <Section title="What guards found" note="Newest first, kept for 30 days">
          <p className="news" role="status">
            {news.events.length > 0 ? (
              <button type="button" className="btn" onClick={show}>
                Show {count(news.events.length)}
                {news.isGap ? " or more" : ""} new
              </button>
            ) : (
              <span className="small mut">
                {newest.isError ? "Can't look for new detections." : "Live: looking for new detections."}
              </span>
            )}
          </p>
          {events.length === 0 && <Nothing agentId={agentId} isFiltered={isFiltered} />}
          {events.length > 0 && <EventTable agentId={agentId} events={events} search={search} />}
          {pages.hasNextPage && (
            <p className="after">
              <button
                type="button"
                className="btn"
                disabled={pages.isFetchingNextPage}
                onClick={() => pages.fetchNextPage()}
              >
                Load older detections
              </button>
            </p>
          )}
        </Section>
        {open && (
          <RequestView
            agentId={agentId}
            eventId={open}
            close={
              <button type="button" className="btn small" onClick={close}>
                Close
              </button>
            }
          />
        )}
      </div>
    </>
  );
}

function Nothing({ agentId, isFiltered }: { readonly agentId: string; readonly isFiltered: boolean }) {
  const pulse = useQuery(pulseQuery(useSession(), agentId));
  if (isFiltered) {
    return (
      <Empty
        title="No detections found"
        act={
          <Link className="btn" to={routes.agentDetections} params={{ id: agentId }}>
            Show all
          </Link>
        }
      >
        None match these filters.
      </Empty>
    );
  }
  const judged = (pulse.data ?? []).reduce((sum, leg) => sum + leg.judged, 0);
  if (judged > 0)
    return <Empty title="No detections">Guards have judged {count(judged)} requests and found nothing.</Empty>;
  return (
    <Empty
      title="No requests judged yet"
      act={
        <div className="row">
          <Link className="btn pri" to={routes.agentProtect} params={{ id: agentId }}>
            Connect the agent
          </Link>
          <AddSample agentId={agentId} />
        </div>
      }
    >
      Send the agent's traffic through the gateway. What its guards find appears here within a second or two.
    </Empty>
  );
}
