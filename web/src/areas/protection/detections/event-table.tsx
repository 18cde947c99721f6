import { Glyph } from "../../../charts/score/verdict.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GuardEvent } from "../../../queries/traffic.ts";
import type { DetectionsSearch } from "../../../routes/detections-search.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { channelWords } from "../../../terms/guards.ts";
import { finderOf, glyphOf, legWords, outcomeOf } from "./words.ts";

interface TableProps {
  readonly agentId: string;
  readonly events: readonly GuardEvent[];
  readonly search: DetectionsSearch;
}

export function EventTable({ agentId, events, search }: TableProps) {
  return (
    <ol className="detections" aria-label="Detections">
      {events.map((event) => (
        <li key={event.id}>
          <Link
            to={routes.agentDetections}
            params={{ id: agentId }}
            search={{ ...search, event: event.id }}
            resetScroll={false}
            className="detection"
            {...(event.id === search.event ? { "aria-current": "true" } : {})}
          >
            <span className="detection-what">
              <Glyph verdict={glyphOf(event)} silent /> <b>{outcomeOf(event)}</b>{" "}
              {event.is_sample && <span className="sample-tag">Sample traffic</span>}
            </span>
            <span className="detection-guard">
              <ShownText text={finderOf(event)} />
              <small className="mut">
                <ShownText text={event.rule} />
              </small>
            </span>
            <span className="mid">
              {channelWords[event.channel]}
              <small className="mut">{legWords[event.leg]} leg</small>
            </span>
            <time className="mut small" title={at(event.created_at)}>
              {since(event.created_at)}
            </time>
          </Link>
        </li>
      ))}
    </ol>
  );
}
