import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { AgentReach } from "../../agents/port.ts";
import type { RunTestSet } from "../custom/load-sets.ts";
import type { Harness } from "../harness/harness.ts";
import { withPlan } from "../harness/with-plan.ts";
import { harnessesOf, pickProbes } from "../plans/pick-probes.ts";
import { TRUST_SCORE, trustHarnesses } from "../probes/harnesses.ts";
import type { RunNeeds } from "./dependencies.ts";
import type { CreateRun } from "./shapes.ts";

type AgentRow = Awaited<ReturnType<RunNeeds["agents"]["get"]>>;

/** What a request to start a run comes to, once everything it names was found. */
export interface ResolvedRun {
  readonly reach: AgentReach;
  readonly agent: AgentRow;
  /** Each plans only what the run asks. */
  readonly harnesses: readonly [Harness, ...Harness[]];
  /** The ids of the probes that the run is limited to; null for all. */
  readonly picked: readonly string[] | null;
  readonly testSets: readonly RunTestSet[];
}

export async function resolveRun(needs: RunNeeds, act: Act, body: CreateRun): Promise<ResolvedRun> {
  if (body.team_id && body.team_id !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
  const agent = await needs.agents.get(act, body.agent_id);
  const reach = await needs.agents.reach(act, body.agent_id);
  if (reach.url === null) {
    throw unprocessable(["body", "agent_id"], "The agent has no endpoint URL", body.agent_id);
  }
  if (body.max_cost && !body.prices) {
    throw unprocessable(["body", "max_cost"], "A cost limit requires prices", body.max_cost);
  }
  if (body.judge_agent_id) await checkJudge(needs, act, { id: body.judge_agent_id, tested: body.agent_id });
  const named = body.harness_type === "standard" ? findHarnesses(needs.harnesses, body.harness_names) : [];
  const picked = pickedOf(body, named);
  const standard = named
    .filter(({ name }) => !picked || harnessesOf(picked).has(name))
    .map((harness) => withPlan(harness, { plan: body.plan, probes: picked }));
  const testSets = await findTestSets(needs, act, { body, standard, isPicked: picked !== null });
  const loaded = await Promise.all(testSets.map((set) => needs.testSets.load(act, set)));
  const [first, ...rest] = [...standard, ...loaded.filter((harness) => harness !== null)];
  if (!first) throw unprocessable(["body", "harness_names"], "At least one harness is required", body.harness_names);
  return { reach, agent, harnesses: [first, ...rest], picked, testSets };
}

/** Null where nothing limits the run. Test sets have no probes to pick. */
function pickedOf(body: CreateRun, named: readonly Harness[]): readonly string[] | null {
  if (body.harness_type === "standard")
    return pickProbes(
      body,
      named.map(({ name }) => name),
    );
  const given = (["probes", "tags", "scenarios"] as const).find((field) => body[field]?.length);
  if (given) throw unprocessable(["body", given], "A custom run has no probes to pick", body[given]);
  return null;
}

interface Wanted {
  readonly body: CreateRun;
  readonly standard: readonly Harness[];
  readonly isPicked: boolean;
}

/** Those that a custom run names. A complete run asks the sets that the team requires, or its verdict could not heed them. */
async function findTestSets(needs: RunNeeds, act: Act, { body, standard, isPicked }: Wanted): Promise<RunTestSet[]> {
  if (body.harness_type === "standard") {
    const isComplete = !isPicked && trustHarnesses.every((name) => standard.some((harness) => harness.name === name));
    return isComplete ? needs.testSets.required(act) : [];
  }
  const found = await needs.testSets.find(act, body.harness_names);
  const sets = found.map((set, at) => {
    if (!set) throw unprocessable(["body", "harness_names", at], "Unknown test set", body.harness_names[at]);
    return set;
  });
  return [...new Map(sets.map((set) => [set.id, set])).values()];
}

async function checkJudge(
  needs: RunNeeds,
  act: Act,
  { id, tested }: { readonly id: string; readonly tested: string },
): Promise<void> {
  if (id === tested) throw unprocessable(["body", "judge_agent_id"], "An agent can't judge its own responses", id);
  const { url, protocol } = await needs.agents.reach(act, id);
  if (url !== null && protocol === "chat_completions") return;
  throw unprocessable(["body", "judge_agent_id"], "A judge must be a chat completions agent with an endpoint URL", id);
}

function findHarnesses(known: readonly Harness[], names: readonly string[]): readonly Harness[] {
  const found = new Set<Harness>();
  names.forEach((name, at) => {
    for (const wanted of name === TRUST_SCORE ? trustHarnesses : [name]) {
      const harness = known.find((candidate) => candidate.name === wanted);
      if (!harness) throw unprocessable(["body", "harness_names", at], "Unknown harness", name);
      found.add(harness);
    }
  });
  return [...found];
}
