import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { EvaluationPort, OwnHarness, OwnPrompts } from "../../evaluation/port.ts";
import { JobImpossible } from "./job-impossible.ts";
import type { TriggerEvolution } from "./shapes.ts";

type Needs = { readonly evaluation: Pick<EvaluationPort, "ownHarness" | "ownPrompts"> };

/** What else says what a search is for. */
const OTHER_GOALS = ["target_dimensions", "rule_ids", "campaign_id"] as const;

/** The team's harness that a search is to improve on, as it is now; null without one. Another team's looks like none. */
export async function ownObjective(
  { evaluation }: Needs,
  act: Act,
  body: TriggerEvolution | null,
): Promise<OwnHarness | null> {
  const name = body?.objective_harness;
  if (name == null) return null;
  const other = OTHER_GOALS.find((goal) =>
    Array.isArray(body?.[goal]) ? body[goal].length > 0 : body?.[goal] != null,
  );
  if (other)
    throw unprocessable(["body", other], "A run that improves on a harness of your own has no other goal", name);
  const found = await evaluation.ownHarness(act, name);
  if (!found) throw fault("HARNESS_NOT_FOUND");
  return found;
}

const NOTHING: OwnPrompts = { prompts: [], leftOut: 0 };

export async function promptsOfObjective(
  { evaluation }: Needs,
  act: Act,
  objective: OwnHarness | null | undefined,
): Promise<OwnPrompts> {
  if (!objective) return NOTHING;
  const found = await evaluation.ownPrompts(act, objective);
  if (!found) throw new JobImpossible("objective_gone", `“${objective.name}” was deleted. Start a run without it.`);
  return found;
}
