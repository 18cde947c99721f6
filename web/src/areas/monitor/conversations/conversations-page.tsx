import type { TelemetryConversation } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { exactLengthOf, momentOf, nanosOf } from "../../../parts/nanoseconds.ts";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Waiting } from "../../../parts/page/states.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { conversationsQuery } from "../../../queries/annotations.ts";
import { Link, useReplaceSearch, useSearchOf } from "../../../routes/link.tsx";
import { type ConversationsSearch, readConversationsSearch } from "../../../routes/monitor-search.ts";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { costWords } from "../window/cost.ts";
import { MonitorTabs } from "../window/monitor-tabs.tsx";
import { TimePicker } from "../window/time-picker.tsx";
import { timeWords } from "../window/time-words.ts";
import { Unread } from "../window/unread.tsx";
import { ConversationTraces } from "./conversation-traces.tsx";
import { tokenWords } from "./token-words.ts";
import "./conversations.css";

/** Traces grouped by the conversation and the user that their spans name. */
export function ConversationsPage() {
  const search = useSearchOf(routes.conversations);
  const { range, agent, user, conversation } = search;
  const replace = useReplaceSearch<ConversationsSearch>();
  const set = (change: object): void => replace(readConversationsSearch({ ...search, ...change }));
  const found = useQuery(conversationsQuery(useSession(), search));
  const time = range ? { range } : {};
  return (
    <>
      <PageHead
        title="Conversations"
        actions={<TimePicker time={time} otherwise="1d" choose={(one) => set({ range: one })} />}
      >
        From {timeWords(time, "1d")}, the newest first
      </PageHead>
      <MonitorTabs agent={agent} time={time} open="conversations" />
      <search className="monitor-filters">
        <div>
          <label htmlFor="conversation-agent" className="small mid">
            Agent
          </label>
          <AgentPicker
            id="conversation-agent"
            agentId={agent}
            nothing="All agents"
            choose={(one) => set({ agent: one?.id })}
          />
        </div>
        <div>
          <span className="small mid">User</span>
          <SearchField label="User" placeholder="Any user" initial={user ?? ""} set={(one) => set({ user: one })} />
        </div>
      </search>
      {conversation && <ConversationTraces id={conversation} onClose={() => set({ conversation: undefined })} />}
      <Section title="Conversations" note={found.data && count(found.data.results.length)}>
        {found.isPending && <Waiting rows={6} />}
        {found.isError && <Unread error={found.error} retry={() => found.refetch()} what="The conversations" />}
        {found.data?.results.length === 0 && (
          <Empty title="No conversations">
            Spans name their conversation as <code>gen_ai.conversation.id</code> or <code>session.id</code>, and its
            user as <code>user.id</code>. None in this time does.
          </Empty>
        )}
        {found.data && found.data.results.length > 0 && <List list={found.data.results} search={search} />}
        {found.data?.complete === false && (
          <p className="small mid after">This time has more spans than were read: only the newest 20,000 count here.</p>
        )}
      </Section>
    </>
  );
}

interface ListProps {
  readonly list: readonly TelemetryConversation[];
  readonly search: ConversationsSearch;
}

function List({ list, search }: ListProps) {
  return (
    <ol className="conversations" aria-label="Conversations">
      {list.map((one) => {
        const [start, end] = [nanosOf(one.started_ns) ?? 0n, nanosOf(one.ended_ns) ?? 0n];
        return (
          <li key={`${one.conversation_id} ${one.agent_id}`}>
            <Link
              className="conversation"
              to={routes.conversations}
              search={{ ...search, conversation: one.conversation_id }}
              resetScroll={false}
              {...(one.conversation_id === search.conversation ? { "aria-current": "true" } : {})}
            >
              <b className="cut">
                <ShownText text={one.conversation_id} />
              </b>
              <span className="cut mid">
                <ShownText text={one.agent_name ?? "no agent"} />
                {one.user_id !== null && (
                  <>
                    , user <ShownText text={one.user_id} />
                  </>
                )}
              </span>
              <span className="small mid">
                {one.traces === 1 ? "1 trace" : `${count(one.traces)} traces`} in {exactLengthOf(end - start)},{" "}
                {tokenWords(one)}, cost {costWords(one.cost_micros)}
                {one.errors > 0 && <b className="t-fail"> {count(one.errors)} errors</b>}
              </span>
              <time className="mono mut">{momentOf(end)}</time>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
