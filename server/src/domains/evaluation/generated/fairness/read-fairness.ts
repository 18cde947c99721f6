import { namedId } from "../../../../kernel/named-id.ts";
import { unprocessable } from "../../../../kernel/unprocessable.ts";
import type { Act } from "../../../../platform/act.ts";
import type { EnvironmentPort } from "../../../environment/port.ts";
import { countArms } from "../../fairness/plan.ts";
import type { FairnessMaterial } from "../cells/material.ts";
import type { FairnessWish } from "./wish.ts";

/** Of one harness: a run of them takes an agent with 100 requests a minute more than three hours. */
export const MOST_FAIRNESS_PROMPTS = 20_000;

/** Nobody should react to it: added where no control was chosen. */
const CONTROL = namedId("dimension", "favorite_color");

interface Needs {
  readonly environment: Pick<EnvironmentPort, "dimension">;
}

/** The people to compare, as their dimensions are now. Those without values can't be compared, and more than can be asked neither. */
export async function readFairness(
  { environment }: Needs,
  act: Act,
  { wish, language }: { readonly wish: FairnessWish; readonly language: string },
): Promise<FairnessMaterial> {
  const { dimension_ids: ids, requests, margin, source } = wish;
  const chosen = [];
  for (const id of new Set(ids)) chosen.push(await environment.dimension(act, id));
  const hasControl = chosen.some(({ isProtected }) => !isProtected);
  const dimensions = hasControl ? chosen : [...chosen, await environment.dimension(act, CONTROL)];
  const where = ["body", "fairness", "dimension_ids"];
  if (chosen.every(({ values }) => values.length === 0))
    throw unprocessable(where, "These dimensions have no values", ids);
  if (requests * countArms(dimensions) > MOST_FAIRNESS_PROMPTS) {
    const most = Math.floor(MOST_FAIRNESS_PROMPTS / countArms(dimensions));
    throw unprocessable(["body", "fairness", "requests"], `With so many values, at most ${most} requests`, requests);
  }
  return { dimensions, requests, margin, language, source };
}
