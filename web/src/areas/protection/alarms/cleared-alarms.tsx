import { useInfiniteQuery } from "@tanstack/react-query";
import { at, span } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { type Alarm, clearedAlarmsQuery } from "../../../queries/alarms.ts";
import { useSession } from "../../../session/use-session.ts";

const becauseWords: Readonly<Record<NonNullable<Alarm["cleared_because"]>, string>> = {
  resolved: "Cause gone",
  accepted: "Change accepted",
  unwatched: "No longer watched",
};

/** Alarms that are over. */
export function ClearedAlarms({ agentId }: { readonly agentId: string | null }) {
  const pages = useInfiniteQuery(clearedAlarmsQuery(useSession(), agentId));
  const rows = pages.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Section title="History" note="Kept for one year">
      {pages.isPending && <Waiting rows={3} />}
      {pages.isError && <Failed error={pages.error} retry={() => pages.refetch()} />}
      {pages.data && rows.length === 0 && <p className="mut">No alarm was cleared yet.</p>}
      {rows.length > 0 && (
        <Scroll label="Cleared alarms">
          <table className="list alarm-history">
            <thead>
              <tr>
                <th scope="col">Alarm</th>
                <th scope="col">Raised</th>
                <th scope="col">Open for</th>
                <th scope="col">Cleared because</th>
                <th scope="col">Note</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((alarm) => (
                <ClearedRow key={alarm.id} alarm={alarm} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {pages.hasNextPage && (
        <p className="after">
          <button
            type="button"
            className="btn"
            disabled={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            Load older alarms
          </button>
        </p>
      )}
    </Section>
  );
}

function ClearedRow({ alarm }: { readonly alarm: Alarm }) {
  const { title, what_happened, raised_at, cleared_at, cleared_because, note } = alarm;
  return (
    <tr>
      <td>
        <ShownText text={title} />
        <small className="mut">
          <ShownText text={what_happened} />
        </small>
      </td>
      <td data-head="Raised">{at(raised_at)}</td>
      <td data-head="Open for">{cleared_at !== null && span(cleared_at - raised_at)}</td>
      <td data-head="Cleared because">{cleared_because !== null && becauseWords[cleared_because]}</td>
      <td {...(note === null ? {} : { "data-head": "Note" })}>{note !== null && <ShownText text={note} />}</td>
    </tr>
  );
}
