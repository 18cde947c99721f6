import { useQuery } from "@tanstack/react-query";
import { exactLengthOf, momentOf, nanosOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { conversationQuery } from "../../../queries/annotations.ts";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { costWords } from "../window/cost.ts";
import { Unread } from "../window/unread.tsx";
import { tokenWords } from "./token-words.ts";

interface ConversationTracesProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The traces of one conversation, in the order in which they began. */
export function ConversationTraces({ id, onClose }: ConversationTracesProps) {
  const found = useQuery(conversationQuery(useSession(), id));
  return (
    <section className="sec" aria-label="Conversation">
      <header>
        <h2 className="wrap">
          Conversation <ShownText text={id} />
        </h2>
        <span className="note">
          <button type="button" className="btn small" onClick={onClose}>
            Close
          </button>
        </span>
      </header>
      {found.isPending && <Waiting rows={3} />}
      {found.isError && <Unread error={found.error} retry={() => found.refetch()} what="The conversation" />}
      <ol className="lines">
        {found.data?.map((trace) => {
          const [start, end] = [nanosOf(trace.started_ns) ?? 0n, nanosOf(trace.ended_ns) ?? 0n];
          return (
            <li key={trace.trace_id}>
              <p>
                <Link to={routes.trace} params={{ id: trace.trace_id }}>
                  <ShownText text={(trace.name ?? "no name").slice(0, 200)} />
                </Link>{" "}
                <span className="small mid">
                  {momentOf(start)}, {exactLengthOf(end - start)}, {tokenWords(trace)}, cost{" "}
                  {costWords(trace.cost_micros)}
                  {trace.errors > 0 && <b className="t-fail"> {count(trace.errors)} errors</b>}
                </span>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
