import { ApiError } from "@agent-console/sdk";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { newestAgentQuery } from "../../../queries/agents.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { type Plan, plans } from "../../../terms/plans.ts";
import { Estimate } from "./estimate.tsx";
import { HarnessField, harnessBody, isOwnSet, ownSet } from "./harness-field.tsx";
import { ProbePicker } from "./picker.tsx";
import { type Pickable, picksBody, picksOf } from "./picks.ts";
import { PlanCards, PlanDetails } from "./plan-cards.tsx";
import { GatewayField, SeedField, SizeField } from "./sample-fields.tsx";
import { misfitsOf, type Spending, SpendingFields, spendingBody } from "./spending.tsx";
import { useForecasts } from "./use-forecasts.ts";
import "./new-run.css";

/** The settings of a run and its estimate, before anything is sent. */
export function NewRunPage() {
  const session = useSession();
  const go = useGo();
  const search = useSearchOf(routes.newRun);
  const { agent } = search;
  const mayStart = useMay("MEMBER");
  const agents = useQuery(newestAgentQuery(session));
  const [harness, setHarness] = useState<string>(search.set ? ownSet(search.set) : (search.harness ?? "trust_score"));
  const [chosenPlan, setPlan] = useState<Plan>(search.plan ?? "standard");
  const [picks, setPicks] = useState<readonly Pickable[]>(() => picksOf(search.probes));
  const [size, setSize] = useState(search.sample ? String(search.sample) : "");
  const [seed, setSeed] = useState(search.seed === undefined ? "" : String(search.seed));
  // As many digits as the console itself draws: "Run again" brings such a seed.
  const isSeed = /^\d{0,10}$/.test(seed.trim());
  const [isGuarded, setGuarded] = useState(search.guarded ?? false);
  const [spending, setSpending] = useState<Spending>({});
  const agentId = agent ?? agents.data?.[0]?.id ?? "";
  const body = {
    agent_id: agentId,
    ...harnessBody(harness),
    concurrency: 16,
    ...picksBody(picks),
    ...(size && !isOwnSet(harness) ? { sample_size: Number(size) } : {}),
    ...(seed.trim() && isSeed ? { seed: Number(seed) } : {}),
    ...(isGuarded ? { through_gateway: true } : {}),
    ...spendingBody(spending),
  };
  // A test set is always sent in full.
  const isOwn = isOwnSet(harness);
  const plan = isOwn ? "standard" : chosenPlan;
  const forecasts = useForecasts(body, agentId === "" ? [] : isOwn ? [plan] : plans);
  const start = useMutation({
    mutationFn: () => session.api.evaluation.create({ body: { ...body, plan } }),
    onSuccess: ({ evaluation_id }) => go({ to: routes.run, params: { id: evaluation_id } }),
  });
  if (agents.isPending) return <Waiting rows={5} />;
  if (agents.isError) return <Failed page error={agents.error} retry={() => agents.refetch()} />;
  if (agents.data.length === 0) return <NoAgents mayRegister={mayStart} />;
  const forecast = forecasts[plan];
  const ranges = forecast.data;
  const chooseHarness = (name: string): void => {
    setHarness(name);
    // Picks of other harnesses would not be found in this one.
    setPicks([]);
  };
  return (
    <>
      <PageHead title="Start an evaluation">Nothing is sent until you start the run.</PageHead>
      <div className="grid">
        <Section className="c6" title="Run settings">
          <div className="field">
            <label htmlFor="agent">Agent</label>
            <AgentPicker
              id="agent"
              agentId={agentId}
              choose={(picked) =>
                picked && go({ to: routes.newRun, search: { ...search, agent: picked.id }, replace: true })
              }
            />
          </div>
          <HarnessField harness={harness} choose={chooseHarness} set={search.set} />
          {!isOwn && (
            <>
              <PlanCards
                plan={plan}
                choose={setPlan}
                forecasts={{
                  quick: forecasts.quick.data,
                  standard: forecasts.standard.data,
                  deep: forecasts.deep.data,
                }}
              />
              <ProbePicker harness={harness} picks={picks} set={setPicks} />
              <SizeField size={size} set={setSize} />
            </>
          )}
          <SeedField seed={seed} set={setSeed} isValid={isSeed} />
          <GatewayField isOn={isGuarded} set={setGuarded} />
          <SpendingFields spending={spending} set={setSpending} />
        </Section>
        <Section className="c6" title="Estimate">
          {ranges && <Estimate estimate={ranges} />}
          {ranges?.plan.partial && !isOwn && <p className="notice">Partial run: it can fail, and it never passes.</p>}
          {isOwn && <p className="small mut">Every case is sent. Test sets never change a score or the trust stage.</p>}
          {ranges && !isOwn && <PlanDetails forecast={ranges} />}
          {ranges?.warnings.map((warning) => (
            <p className="notice" key={warning}>
              {warning}
            </p>
          ))}
          {forecast.isError && <Failed error={forecast.error} />}
          {mayStart ? (
            <p className="after">
              <button
                type="button"
                className="btn pri"
                disabled={start.isPending || !ranges || !isSeed || Object.keys(misfitsOf(spending)).length > 0}
                onClick={() => start.mutate()}
              >
                Start run ({ranges ? count(ranges.prompts) : "…"} prompts)
              </button>
            </p>
          ) : (
            <p className="small mut">You need the Member role to start a run.</p>
          )}
          {start.error instanceof ApiError && <Failed error={start.error} />}
        </Section>
      </div>
    </>
  );
}

function NoAgents({ mayRegister }: { readonly mayRegister: boolean }) {
  return (
    <>
      <PageHead title="Start an evaluation" />
      <Empty
        title="No agents to evaluate"
        act={
          mayRegister && (
            <Link className="btn pri" to={routes.newAgent}>
              Register an agent
            </Link>
          )
        }
      >
        Register one first.
      </Empty>
    </>
  );
}
