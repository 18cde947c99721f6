import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { EvaluationPort, OwnPrompts } from "../../evaluation/port.ts";
import { JobImpossible } from "./job-impossible.ts";
import type { TriggerEvolution } from "./shapes.ts";
import { isTraffic, type Objective } from "./store/job-row.ts";

type Needs = { readonly evaluation: Pick<EvaluationPort, "ownHarness" | "ownTraffic" | "ownPrompts"> };

/** What else says what a search is for. */
const OTHER_GOALS = ["target_dimensions", "rule_ids", "campaign_id"] as const;

/** What a search is to improve on in place of the console's dimensions, as it is now; null without it. Another team's harness looks like none. */
export async function ownObjective(
  { evaluation }: Needs,
  act: Act,
  { agentId, body }: { readonly agentId: string; readonly body: TriggerEvolution | null },
): Promise<Objective | null> {
  const name = body?.objective_harness;
  const ofTraffic = body?.objective_traffic === true;
  if (name == null && !ofTraffic) return null;
  if (name != null && ofTraffic)
    throw unprocessable(["body", "objective_traffic"], "A run improves on one thing: a harness or traffic", true);
  const other = OTHER_GOALS.find((goal) =>
    Array.isArray(body?.[goal]) ? body[goal].length > 0 : body?.[goal] != null,
  );
  if (other)
    throw unprocessable(["body", other], "A run that improves on a harness or on traffic has no other goal", name);
  if (name == null) return evaluation.ownTraffic(act, agentId);
  const found = await evaluation.ownHarness(act, name);
  if (!found) throw fault("HARNESS_NOT_FOUND");
  return found;
}

const NOTHING: OwnPrompts = { prompts: [], leftOut: 0 };
const TEXTS_GONE =
  "Texts of the labeled requests were deleted after the run was started, so it can't go on. Start a new run.";

export async function promptsOfObjective(
  { evaluation }: Needs,
  act: Act,
  objective: Objective | null | undefined,
): Promise<OwnPrompts> {
  if (!objective) return NOTHING;
  const found = await evaluation.ownPrompts(act, objective);
  if (found) return found;
  const words = isTraffic(objective) ? TEXTS_GONE : `“${objective.name}” was deleted. Start a run without it.`;
  throw new JobImpossible("objective_gone", words);
}
