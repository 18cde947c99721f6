import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { oneAgentQuery } from "../../../queries/agents.ts";
import { evidenceQuery, type GuardEvidence, guardConfigsQuery } from "../../../queries/guards.ts";
import { hitsQuery } from "../../../queries/traffic.ts";
import { Link, useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { AddSample, SampleBar } from "../sample/sample-bar.tsx";
import { Estimate } from "./estimate.tsx";
import { HitView } from "./hit-view.tsx";
import { LabelKeys } from "./label-keys.tsx";
import { LabeledList } from "./labeled-list.tsx";
import { Recording } from "./recording.tsx";
import { useLabels } from "./use-labels.ts";
import "./shadow-review.css";

/** People say of each hit in shadow whether it was an attack; what they say decides whether the guard may enforce. */
export function ShadowReviewPage() {
  const { id } = useParamsOf(routes.agentShadowReview);
  const session = useSession();
  const agent = useQuery(oneAgentQuery(session, id));
  const configs = useQuery(guardConfigsQuery(session, id));
  const mayLabel = useMay("MEMBER");
  const broken = [agent, configs].find(({ isError }) => isError);
  if (broken) return <Failed error={broken.error} retry={() => broken.refetch()} />;
  if (!agent.data || !configs.data) return <Waiting rows={8} />;
  const config = configs.data.find((one) => one.id === agent.data.guard_config_id) ?? configs.data[0];
  if (!config) return <NoGuards agentId={id} />;
  return (
    <>
      <SampleBar agentId={id} />
      {mayLabel ? (
        <Review key={config.id} agentId={id} configId={config.id} />
      ) : (
        <Section title="Hits to review">
          <Empty title="You need the Member role to review hits">
            Texts that people sent are shown to members only.
          </Empty>
        </Section>
      )}
      <Recording agentId={id} />
    </>
  );
}

const NoGuards = ({ agentId }: { readonly agentId: string }) => (
  <Section title="Hits to review">
    <Empty
      title="No guards yet"
      act={
        <Link className="btn pri" to={routes.agentGuards} params={{ id: agentId }}>
          Choose guards
        </Link>
      }
    >
      Guards start in shadow: they judge, change nothing, and what they hit is reviewed here.
    </Empty>
  </Section>
);

interface Of {
  readonly agentId: string;
  readonly configId: string;
}

function Review({ agentId, configId }: Of) {
  const evidence = useQuery(evidenceQuery(useSession(), agentId, configId));
  const [guard, setGuard] = useState<string | null>(null);
  if (evidence.isPending) return <Waiting rows={8} />;
  if (evidence.isError) return <Failed error={evidence.error} retry={() => evidence.refetch()} />;
  const { guards } = evidence.data;
  const names = [...new Set(guards.map((one) => one.guard))];
  return (
    <>
      {names.length > 1 && (
        <label className="guard-choice">
          <span className="tiny mut">Guard</span>
          <select value={guard ?? ""} onChange={({ target }) => setGuard(target.value || null)}>
            <option value="">All guards</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {visible(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Queue key={guard ?? ""} agentId={agentId} configId={configId} guard={guard} evidence={guards} />
    </>
  );
}

/** More is loaded when so few are left. */
const AHEAD = 20;

interface QueueProps extends Of {
  readonly guard: string | null;
  readonly evidence: readonly GuardEvidence[];
}

function Queue({ agentId, configId, guard, evidence }: QueueProps) {
  const hits = useInfiniteQuery(hitsQuery(useSession(), configId, guard));
  const queue = hits.data?.pages.flatMap(({ results }) => results) ?? [];
  const labels = useLabels({ agentId, configId }, queue);
  const { current, given } = labels;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = hits;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && given.length + AHEAD > queue.length) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, given.length, queue.length]);
  if (hits.isPending) return <Waiting rows={8} />;
  if (hits.isError) return <Failed error={hits.error} retry={() => hits.refetch()} />;
  // Behind the last hit, the figures of the guard that was labeled last stay.
  const about = current ?? queue.find(({ id }) => id === given.at(-1)?.id);
  const shown = about
    ? evidence.find((one) => one.guard === about.guard && one.channel === about.channel)
    : evidence.find((one) => guard === null || one.guard === guard);
  const left = queue.length - given.length;
  return (
    <div className="shadow-review">
      <div>
        <Section
          title="Hits to review"
          note={current ? `${count(left)}${hasNextPage ? " or more" : ""} without a label · viewing is audited` : ""}
        >
          {current && <HitView agentId={agentId} hit={current} place={given.length + 1} />}
          {!current && <NothingLeft agentId={agentId} evidence={evidence} isDone={given.length > 0} />}
        </Section>
        <Refused error={labels.error} />
        <LabelKeys labels={labels} />
        <LabeledList labels={labels} queue={queue} />
      </div>
      <aside>{shown && <Estimate agentId={agentId} configId={configId} evidence={shown} />}</aside>
    </div>
  );
}

interface NothingProps {
  readonly agentId: string;
  readonly evidence: readonly GuardEvidence[];
  readonly isDone: boolean;
}

function NothingLeft({ agentId, evidence, isDone }: NothingProps) {
  const judged = Math.max(0, ...evidence.map(({ n }) => n));
  if (isDone) return <Empty title="All hits are labeled">The estimate shows what your labels came to.</Empty>;
  if (judged > 0)
    return <Empty title="No hits to review">Guards have judged {count(judged)} requests. New hits appear here.</Empty>;
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
      Send the agent's traffic through the gateway, or judge texts with the SDK. What guards in shadow hit appears here.
    </Empty>
  );
}
