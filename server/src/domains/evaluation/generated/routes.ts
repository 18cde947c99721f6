import { fault } from "../../../kernel/errors.ts";
import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import type { AgentsPort } from "../../agents/port.ts";
import {
  cancelCustomHarnessOp,
  createCustomHarnessOp,
  deleteCustomHarnessOp,
  getCustomHarnessOp,
  listCustomHarnessesOp,
  listHarnessPromptsOp,
} from "./contract.ts";
import { listHarnesses } from "./list-harnesses.ts";
import { cancelHarness, createHarness, getHarness, type IsAsked, removeHarness } from "./manage.ts";
import { etagOf, presentHarness, presentPrompt, presentWithWorkflow } from "./present.ts";
import type { MaterialNeeds } from "./read-material.ts";
import { MOST_PROMPTS } from "./shapes.ts";
import { type HarnessRow, selectPrompts } from "./store.ts";

interface HarnessRouteNeeds extends MaterialNeeds {
  readonly agents: AgentsPort;
  readonly wakeups: Pick<WakeupSignal, "notify">;
  readonly isAsked: IsAsked;
}

interface Named {
  readonly query: { readonly team_id?: string | null | undefined };
  readonly who: { readonly teamId: string };
}

/** A token belongs to one team; another's id is not found. */
const checkTeam = ({ query, who }: Named): void => {
  if (query.team_id && query.team_id !== who.teamId) throw fault("TEAM_NOT_FOUND");
};

const made = (row: HarnessRow): Answer =>
  created(presentHarness(row), { etag: etagOf(row), headers: { location: `/v1/custom-harnesses/${row.id}` } });

export function customHarnessRoutes(needs: HarnessRouteNeeds): Binding[] {
  return [
    bind(listCustomHarnessesOp, async (r) => {
      checkTeam(r);
      return r.inTeam(async (act) => ok(await listHarnesses(needs.agents, act, r.query)));
    }),
    bind(createCustomHarnessOp, async (r) => {
      checkTeam(r);
      const answer = await r.transaction(async (act) => made(await createHarness(needs, act, r.body)));
      needs.wakeups.notify();
      return answer;
    }),
    bind(getCustomHarnessOp, async (r) => {
      checkTeam(r);
      return r.inTeam(async (act) => {
        const row = await getHarness(act, r.params.harness_id);
        return ok(presentWithWorkflow(row), { etag: etagOf(row) });
      });
    }),
    bind(deleteCustomHarnessOp, async (r) => {
      checkTeam(r);
      return r.transaction(async (act) => {
        await removeHarness(needs.isAsked, act, r.params.harness_id);
        return noContent();
      });
    }),
    bind(cancelCustomHarnessOp, async (r) => {
      checkTeam(r);
      const answer = await r.transaction(async (act) => {
        const { id, status } = await cancelHarness(act, r.params.harness_id);
        return ok({ harness_id: id, status });
      });
      needs.wakeups.notify();
      return answer;
    }),
    bind(listHarnessPromptsOp, async (r) => {
      checkTeam(r);
      return r.inTeam(async (act) => {
        const { id, status, written } = await getHarness(act, r.params.harness_id);
        if (status === "draft" || status === "failed") return ok({ prompts: [], count: 0, next_cursor: null });
        const { limit = MOST_PROMPTS, cursor } = r.query;
        const found = await selectPrompts(act, id, { after: Number(cursor ?? -1), limit: limit ?? MOST_PROMPTS });
        const last = found.at(-1)?.seq ?? written;
        const next_cursor = last + 1 < written ? String(last) : null;
        return ok({ prompts: found.map(presentPrompt), count: written, next_cursor });
      });
    }),
  ];
}
