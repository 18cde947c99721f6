import type { Agent, EvaluationJudging, JudgeCard } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { about, count, points, range } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { useMay, useSession } from "../../../session/use-session.ts";

const POLL_MS = 1_500;
const MOST_JUDGES = fields.JudgeUnassessedRequest.judge_agent_ids.maxItems;
const MOST_AGENTS = 50;

interface JudgesProps {
  readonly id: string;
  readonly tested: string;
  /** Responses on which judges of this run contradict each other. */
  readonly disagreed: number;
}

/** Who may decide what is unassessed, how well they do, and what it would take. All of it works without a judge. */
export function Judges({ id, tested, disagreed }: JudgesProps) {
  const { api } = useSession();
  const [isChoosing, setChoosing] = useState(false);
  const mayRun = useMay("MEMBER");
  const judging = useQuery({
    queryKey: ["judging", id],
    queryFn: () => api.evaluation.getJudging({ evaluation_id: id }),
    refetchInterval: ({ state }) => (state.data?.job?.status === "running" ? POLL_MS : false),
  });
  if (judging.isPending) return <Waiting rows={2} />;
  if (judging.isError) return <Failed error={judging.error} retry={() => judging.refetch()} />;
  const { data } = judging;
  if (data.open === 0 && data.judges.length === 0) return null;
  return (
    <Section
      title="Judges"
      note="Agents of your team can decide what no detector could. What they decide is counted apart, and people overrule it."
    >
      <Asked judging={data} id={id} disagreed={disagreed} />
      {data.open > 0 && mayRun && !isChoosing && data.job?.status !== "running" && (
        <button type="button" className="btn" onClick={() => setChoosing(true)}>
          Choose judges for {count(data.open)} {data.open === 1 ? "response" : "responses"}
        </button>
      )}
      {isChoosing && <Choose judging={data} id={id} tested={tested} close={() => setChoosing(false)} />}
    </Section>
  );
}

interface AskedProps {
  readonly judging: EvaluationJudging;
  readonly id: string;
  readonly disagreed: number;
}

function Asked({ judging: { judges, job, decides }, id, disagreed }: AskedProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.evaluation.cancelJudging({ evaluation_id: id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["judging", id] }),
  });
  if (judges.length === 0) return <p className="mid">No judge has been asked.</p>;
  return (
    <>
      <ul className="judge-votes">
        {judges.map(({ agent_id, agent_name, failed, resisted, unclear, decides: counts }) => (
          <li key={agent_id}>
            <b>
              <ShownText text={agent_name ?? "A deleted agent"} />
            </b>
            : {count(failed)} failed, {count(resisted)} passed, {count(unclear)} unclear.{" "}
            {counts ? "Its vote counts." : "It only advises: its card is missing, outdated or not good enough."}
          </li>
        ))}
      </ul>
      <p className="small mid">
        {decides
          ? "A response counts as decided if more than half of the judges whose vote counts agree."
          : "Nothing that they said is part of the score."}
        {disagreed > 0 && ` They contradict each other on ${count(disagreed)}, which stay unassessed.`}
      </p>
      {job && job.status !== "completed" && (
        <p className="small" role="status">
          {job.status === "running"
            ? `Judging: ${count(job.requests_sent)} of at most ${count(job.max_requests)} requests sent. `
            : `${job.status_message ?? job.status} `}
          {job.status === "running" && (
            <button type="button" className="btn" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel judging
            </button>
          )}
        </p>
      )}
      {cancel.isError && <Failed error={cancel.error} />}
    </>
  );
}

interface ChooseProps {
  readonly judging: EvaluationJudging;
  readonly id: string;
  readonly tested: string;
  readonly close: () => void;
}

const isAble = ({ agent_url, protocol }: Agent): boolean => Boolean(agent_url) && protocol !== "a2a";

function Choose({ judging, id, tested, close }: ChooseProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly string[]>(judging.judges.map(({ agent_id }) => agent_id));
  const agents = useQuery({
    queryKey: ["agents", "judges"],
    queryFn: () => api.agents.list({ limit: MOST_AGENTS, sort: "-created_at" }),
  });
  const cards = useQuery({
    queryKey: ["judges"],
    queryFn: () => api.evaluation.listJudges(),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ card }) => card.status === "running") ? POLL_MS : false,
  });
  const start = useMutation({
    mutationFn: () => api.evaluation.judgeUnassessed({ evaluation_id: id, body: { judge_agent_ids: [...chosen] } }),
    onSuccess: async () => {
      for (const queryKey of [
        ["judging", id],
        ["run", id],
        ["results", id],
      ])
        await queries.invalidateQueries({ queryKey });
      close();
    },
  });
  if (agents.isPending || cards.isPending) return <Waiting rows={4} />;
  if (agents.isError) return <Failed error={agents.error} retry={() => agents.refetch()} />;
  if (cards.isError) return <Failed error={cards.error} retry={() => cards.refetch()} />;
  const able = agents.data.results.filter((agent) => agent.id !== tested && isAble(agent));
  const cardOf = new Map(cards.data.results.map(({ card }) => [card.agent_id, card]));
  const isFull = chosen.length >= MOST_JUDGES;
  const toggle = (agent: string): void =>
    setChosen(chosen.includes(agent) ? chosen.filter((one) => one !== agent) : [...chosen, agent]);
  if (able.length === 0)
    return <p className="mid">A judge is another chat completions agent of your team. Register one first.</p>;
  const { requests, prompt_tokens, completion_tokens } = judging.estimate;
  return (
    <div className="choose-judges">
      <Scroll label="Agents that can judge">
        <table>
          <thead>
            <tr>
              <th>Judge</th>
              <th>Finds failures</th>
              <th>False alarms</th>
              <th>On your labels</th>
              <th>Its vote</th>
            </tr>
          </thead>
          <tbody>
            {able.map((agent) => (
              <tr key={agent.id}>
                <td>
                  <label className="judge-choice">
                    <input
                      type="checkbox"
                      checked={chosen.includes(agent.id)}
                      disabled={isFull && !chosen.includes(agent.id)}
                      onChange={() => toggle(agent.id)}
                    />
                    <ShownText text={agent.agent_name} />
                  </label>
                </td>
                <CardCells id={agent.id} card={cardOf.get(agent.id)} />
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="small mid">
        {chosen.length === 0
          ? `Each judge gets up to ${count(requests)} requests.`
          : `Up to ${count(requests * chosen.length)} requests, about ${about(prompt_tokens * chosen.length)} tokens sent and ${about(completion_tokens * chosen.length)} received, at the price of each judge. What a judge has said already is not asked again.`}
      </p>
      {start.isError && <Failed error={start.error} />}
      <div className="row">
        <button
          type="button"
          className="btn pri"
          disabled={chosen.length === 0 || start.isPending}
          onClick={() => start.mutate()}
        >
          Ask {chosen.length > 1 ? `${count(chosen.length)} judges` : "the judge"}
        </button>
        <button type="button" className="btn" onClick={close}>
          Close
        </button>
      </div>
    </div>
  );
}

type Accuracy = JudgeCard["labeled"];

const recallIn = ({ sensitivity, answers }: Accuracy): string =>
  sensitivity
    ? `${points(sensitivity.value)}% (${range(sensitivity.low, sensitivity.high)}), n ${count(answers)}`
    : "–";
const alarmsIn = ({ specificity }: Accuracy): string =>
  specificity ? `${points(1 - specificity.value)}% (${range(1 - specificity.high, 1 - specificity.low)})` : "–";

/** What is known of a judge, where it is chosen. */
function CardCells({ id, card }: { readonly id: string; readonly card: JudgeCard | undefined }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const measure = useMutation({
    mutationFn: () => api.evaluation.measureJudge({ agent_id: id, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["judges"] }),
  });
  const button = (words: string) => (
    <button type="button" className="btn" disabled={measure.isPending} onClick={() => measure.mutate()}>
      {words}
    </button>
  );
  if (!card)
    return (
      <td colSpan={4}>
        Not measured yet, so it only advises. {button("Measure on labeled responses")}
        {measure.isError && <Failed error={measure.error} />}
      </td>
    );
  const { labeled, own, status, decides } = card;
  return (
    <>
      <td>{recallIn(labeled)}</td>
      <td>{alarmsIn(labeled)}</td>
      <td>{own.answers === 0 ? "Fewer than 30 labels" : `${recallIn(own)}; false alarms ${alarmsIn(own)}`}</td>
      <td>
        {status === "running" && `Being measured: ${count(card.requests_sent)} of ${count(card.max_requests)}`}
        {status !== "running" && decides && "Counts"}
        {status !== "running" && !decides && (
          <>
            {card.is_current ? "Only advises. " : "Only advises: changed since it was measured. "}
            {button("Measure again")}
          </>
        )}
      </td>
    </>
  );
}
