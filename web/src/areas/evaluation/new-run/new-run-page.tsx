import { ApiError, FEWEST_TO_PASS } from "@agent-console/sdk";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { count } from "../../../parts/numbers.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { newestAgentQuery } from "../../../queries/agents.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { Estimate } from "./estimate.tsx";
import { misfitsOf, type Spending, SpendingFields, spendingBody } from "./spending.tsx";
import "./new-run.css";

const harnesses = ["trust_score", "reliability", "security", "safety"] as const;
const sizes = [
  { value: "", label: "All prompts" },
  { value: "300", label: "300 (stratified sample)" },
  { value: "100", label: "100 (quick check)" },
];

/** The sample size of a repeated run, if it is not one of the standard sizes. */
const otherSize = (size: string) =>
  size && !sizes.some(({ value }) => value === size) ? [{ value: size, label: `${size}, as before` }] : [];

/** A test set among the harnesses of the menu. No harness has this sign in its name. */
const ownSet = (name: string): string => `@${name}`;
const harnessBody = (chosen: string) =>
  chosen.startsWith("@")
    ? { harness_type: "custom" as const, harness_names: [chosen.slice(1)] }
    : { harness_names: [chosen] };

/** The settings of a run and its estimate, before anything is sent. */
export function NewRunPage() {
  const session = useSession();
  const go = useGo();
  const search = useSearchOf(routes.newRun);
  const { agent } = search;
  const mayStart = useMay("MEMBER");
  const agents = useQuery(newestAgentQuery(session));
  const sets = useQuery({ queryKey: ["test-sets"], queryFn: () => session.api.evaluation.listTestSets() });
  const [harness, setHarness] = useState<string>(search.set ? ownSet(search.set) : (search.harness ?? "trust_score"));
  const [size, setSize] = useState(search.sample ? String(search.sample) : "");
  const [seed, setSeed] = useState(search.seed === undefined ? "" : String(search.seed));
  const isSeed = /^\d{0,9}$/.test(seed.trim());
  const [spending, setSpending] = useState<Spending>({});
  const agentId = agent ?? agents.data?.[0]?.id ?? "";
  const body = {
    agent_id: agentId,
    ...harnessBody(harness),
    concurrency: 16,
    ...(size ? { sample_size: Number(size) } : {}),
    ...(seed.trim() && isSeed ? { seed: Number(seed) } : {}),
    ...spendingBody(spending),
  };
  const forecast = useQuery({
    queryKey: ["preflight", body],
    queryFn: () => session.api.evaluation.preflight({ body }),
    enabled: agentId !== "",
    placeholderData: keepPreviousData,
  });
  const start = useMutation({
    mutationFn: () => session.api.evaluation.create({ body }),
    onSuccess: ({ evaluation_id }) => go({ to: routes.run, params: { id: evaluation_id } }),
  });
  if (agents.isPending) return <Waiting rows={5} />;
  if (agents.isError) return <Failed page error={agents.error} retry={() => agents.refetch()} />;
  if (agents.data.length === 0) {
    return (
      <>
        <PageHead title="Start an evaluation" />
        <Empty
          title="No agents to evaluate"
          act={
            mayStart && (
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
  const ranges = forecast.data;
  const known = sets.data?.results.map(({ name }) => name) ?? [];
  const names = search.set && !known.includes(search.set) ? [search.set, ...known] : known;
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
          <div className="field">
            <label htmlFor="harness">Harness</label>
            <select id="harness" value={harness} onChange={(event) => setHarness(event.target.value)}>
              {harnesses.map((name) => (
                <option key={name} value={name}>
                  {name === "trust_score" ? "Trust score (reliability, security, safety)" : name}
                </option>
              ))}
              {names.length > 0 && (
                <optgroup label="Your own test sets">
                  {names.map((name) => (
                    <option key={name} value={ownSet(name)}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
          </div>
          <div className="field">
            <label htmlFor="size">Prompts</label>
            <select id="size" value={size} onChange={(event) => setSize(event.target.value)}>
              {[...sizes, ...otherSize(size)].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <span className="hint">
              Fewer prompts give wider confidence intervals. A pass needs at least {FEWEST_TO_PASS} assessed prompts.
            </span>
          </div>
          <div className="field">
            <label htmlFor="seed">Seed (optional)</label>
            <input
              id="seed"
              inputMode="numeric"
              value={seed}
              aria-invalid={!isSeed}
              aria-describedby="seed-hint"
              onChange={(event) => setSeed(event.target.value)}
            />
            <span className="hint" id="seed-hint">
              {isSeed
                ? "The same seed sends the same prompts, so that two runs can be compared prompt by prompt. Leave empty for new prompts."
                : "Enter a whole number of up to 9 digits."}
            </span>
          </div>
          <SpendingFields spending={spending} set={setSpending} />
        </Section>
        <Section className="c6" title="Estimate">
          {ranges && <Estimate estimate={ranges} />}
          {ranges?.warnings.map((warning) => (
            <p className="notice" key={warning}>
              {warning}
            </p>
          ))}
          {forecast.isError && <Failed error={forecast.error} />}
          {mayStart ? (
            <p>
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
