import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { ok, verbatimJson } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { progressStream } from "../../../platform/work/progress-stream.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { campaignEventsOp, getAttemptOp, getGoalOp, listAttemptsOp, listGoalsOp } from "./contract.ts";
import { CampaignWatch } from "./events.ts";
import { presentAttempt, presentGoal } from "./present.ts";
import { readAttempt } from "./read-attempt.ts";
import { readGoal } from "./read-goal.ts";
import { selectAttemptLines, selectGoalLines } from "./store.ts";

export interface JournalNeeds {
  readonly agents: AgentsPort;
  /** Fires when the console stops. Open event streams would otherwise keep it running. */
  readonly stopping: AbortController;
}

const POSITION = { place: "integer", step: "integer" } as const;

export function journalRoutes(needs: JournalNeeds): Binding[] {
  return [
    bind(listGoalsOp, (r) =>
      r.inTeam(async (act) => {
        const { id, settings } = await getCampaign(act, r.params.campaign_id);
        const goals = await selectGoalLines(act, id);
        // Nothing in it needs our own writer, which takes five times as long for a hundred thousand signals.
        return verbatimJson(200, JSON.stringify({ goals: goals.map((goal) => presentGoal(goal, settings.ways)) }));
      }),
    ),
    bind(getGoalOp, (r) =>
      r.inTeam(async (act) => {
        const { campaign_id: campaignId, place } = r.params;
        return ok(await readGoal(act, { campaignId, place }));
      }),
    ),
    bind(listAttemptsOp, (r) =>
      r.inTeam(async (act) => {
        const { goal, limit, cursor } = r.query;
        const { id } = await getCampaign(act, r.params.campaign_id);
        const after = cursor ? readCursor(cursor, POSITION) : null;
        const found = await selectAttemptLines(act, id, { goal: goal ?? null, after, limit: limit + 1 });
        const rows = found.slice(0, limit);
        const last = found.length > limit ? rows.at(-1) : undefined;
        return ok({
          attempts: rows.map(presentAttempt),
          next_cursor: last ? writeCursor({ place: last.place, step: last.step }) : null,
        });
      }),
    ),
    bind(getAttemptOp, (r) =>
      r.inTeam(async (act) => {
        const { campaign_id: campaignId, place, step } = r.params;
        return ok(await readAttempt(act, { campaignId, place, step }));
      }),
    ),
    bind(campaignEventsOp, (r) => {
      const watch = new CampaignWatch(needs, r.params.campaign_id);
      return progressStream({
        read: () => r.inTeam((act) => watch.read(act)),
        present: (sight) => watch.present(sight),
        goneCode: "CAMPAIGN_NOT_FOUND",
        signals: [r.signal(), needs.stopping.signal],
      });
    }),
  ];
}
