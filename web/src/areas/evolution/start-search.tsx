import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AgentPicker } from "../../blocks/agent-picker.tsx";
import { count, span } from "../../parts/numbers.ts";
import { Failed, Waiting } from "../../parts/page/states.tsx";
import { useGo } from "../../routes/link.tsx";
import { routes } from "../../routes/routes.ts";
import { useMay, useSession } from "../../session/use-session.ts";
import { BudgetChoice } from "./budget-choice.tsx";
import { FromCampaign } from "./pieces/from-campaign.tsx";
import { ModelChoice } from "./pieces/model-choice.tsx";
import { goalOf, ObjectiveChoice, ObjectiveDivision } from "./pieces/objective-choice.tsx";
import { OwnRules, rulesIn } from "./pieces/own-rules.tsx";

interface SearchProps {
  readonly agentId: string;
  /** The campaign whose proven attacks join the prompts. */
  readonly campaignId?: string;
}

/** The cost of an evolution run and the smallest gain it can confirm, before it starts. */
export function StartSearch({ agentId, campaignId }: SearchProps) {
  const { api } = useSession();
  const go = useGo();
  const mayStart = useMay("MEMBER");
  const [proposer, setProposer] = useState("");
  const [knowledge, setKnowledge] = useState<"none" | "team">("none");
  const [budget, setBudget] = useState<number | null>(null);
  const [objective, setObjective] = useState("");
  const [ownRules, setOwnRules] = useState("");
  const [models, setModels] = useState<readonly string[]>([]);
  const rules = rulesIn(ownRules);
  const body = {
    ...(budget === null ? {} : { max_metric_calls: budget }),
    ...(campaignId ? { campaign_id: campaignId } : {}),
    ...goalOf(objective),
    ...(rules.length > 0 ? { own_clauses: rules } : {}),
    ...(models.length > 0 ? { models: [...models] } : {}),
    ...(proposer ? { proposer_agent_id: proposer } : {}),
    ...(knowledge === "team" ? { warm_start: true } : {}),
  };
  const forecast = useQuery({
    queryKey: ["evolution preflight", agentId, body],
    queryFn: () => api.evolution.preflight({ agent_id: agentId, body }),
    placeholderData: keepPreviousData,
  });
  const start = useMutation({
    mutationFn: () => api.evolution.trigger({ agent_id: agentId, body }),
    onSuccess: ({ evolution_id }) => go({ to: routes.evolutionRun, params: { agentId, id: evolution_id } }),
  });
  const { data } = forecast;
  return (
    <>
      {campaignId && (
        <FromCampaign agentId={agentId} campaignId={campaignId} weaknesses={forecast.data?.weaknesses ?? null} />
      )}
      {mayStart && !campaignId && <ObjectiveChoice objective={objective} choose={setObjective} />}
      {data?.objective && <ObjectiveDivision objective={data.objective} />}
      {forecast.isPending && <Waiting rows={4} />}
      {data && <Forecast forecast={data} />}
      {data && data.advice.length > 0 && <BudgetChoice forecast={data} choose={setBudget} />}
      {mayStart && data && <ModelChoice offered={data.models} models={models} choose={setModels} />}
      {mayStart && <OwnRules agentId={agentId} write={setOwnRules} />}
      {mayStart && <ProposerChoice proposer={proposer} choose={setProposer} />}
      {mayStart && (
        <div className="field">
          <label htmlFor="knowledge">Starting point</label>
          <select
            id="knowledge"
            value={knowledge}
            onChange={({ target }) => setKnowledge(target.value === "team" ? "team" : "none")}
          >
            <option value="none">From scratch</option>
            <option value="team">Use results from the team's earlier evolution runs</option>
          </select>
          <span className="hint">
            This only speeds up the search. The final test on held-out questions is the same.
          </span>
        </div>
      )}
      {/* Shown beside the settings, because changing one may resolve the error. */}
      {forecast.isError && <Failed error={forecast.error} retry={() => forecast.refetch()} />}
      {[...(data?.warnings ?? []), ...(data?.can_start ? [data.can_start] : [])].map((words) => (
        <p className="notice" key={words}>
          {words}
        </p>
      ))}
      {data && mayStart && (
        <button
          type="button"
          className="btn pri"
          disabled={data.can_start !== null || start.isPending || forecast.isPlaceholderData}
          onClick={() => start.mutate()}
        >
          Start run (up to {count(data.budget)} prompts)
        </button>
      )}
      {!mayStart && <p className="small mut">You need the Member role to start an evolution run.</p>}
      {start.isError && <Failed error={start.error} />}
    </>
  );
}

type PreflightEstimate = Awaited<ReturnType<ReturnType<typeof useSession>["api"]["evolution"]["preflight"]>>;

function Forecast({ forecast }: { readonly forecast: PreflightEstimate }) {
  const { arms, budget, requests, seconds_at_least: seconds, proposer_calls: calls } = forecast;
  const { smallest_certifiable_gain: smallest } = forecast;
  const facts = [
    ["Candidate changes", count(arms)],
    ["Prompt budget", count(budget)],
    ["Requests", `${count(requests.low)} to ${count(requests.high)}`],
    ["Minimum time", span(seconds)],
    ...(calls > 0 ? [["Calls to the rule-writing agent", `up to ${count(calls)}`]] : []),
    ...(smallest === null ? [] : [["Smallest gain shown 8 times in 10", `${smallest.toFixed(1)} points`]]),
  ];
  return (
    <dl className="facts-list">
      {facts.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Choice {
  readonly proposer: string;
  readonly choose: (id: string) => void;
}

/** Only agents with an endpoint URL and chat completions can suggest rules. */
function ProposerChoice({ proposer, choose }: Choice) {
  return (
    <div className="field">
      <label htmlFor="proposer">Additional rules</label>
      <AgentPicker
        id="proposer"
        agentId={proposer}
        nothing="Built-in rules only"
        unfit={({ protocol, agent_url }) =>
          protocol !== "chat_completions" ? "does not speak chat completions" : agent_url ? null : "has no address"
        }
        choose={(agent) => choose(agent?.id ?? "")}
      />
      {proposer !== "" && (
        <span className="hint">
          This agent writes extra rules to test. It receives the system prompt with detected secrets removed, and
          transcripts of failed prompts.
        </span>
      )}
    </div>
  );
}
