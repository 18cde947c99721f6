import type { Act } from "../../../platform/act.ts";
import type { JobStatus } from "../../../platform/work/status.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { presentCampaign } from "../campaigns/present.ts";
import { getCampaign } from "../campaigns/store/campaigns.ts";
import { presentGoal } from "./present.ts";
import { selectGoalLines, selectGoalStates } from "./store.ts";

interface Sight {
  readonly status: JobStatus;
  readonly campaign: ReturnType<typeof presentCampaign>;
  /** Goals that differ from those of the event before. */
  readonly goals: readonly ReturnType<typeof presentGoal>[];
  readonly marks: ReadonlyMap<number, string>;
}

/** What one reader of a campaign's events knows: each event tells the campaign, and the goals that changed since the last one. */
export class CampaignWatch {
  readonly #needs: { readonly agents: AgentsPort };
  readonly #id: string;
  #told: ReadonlyMap<number, string> = new Map();

  constructor(needs: { readonly agents: AgentsPort }, id: string) {
    this.#needs = needs;
    this.#id = id;
  }

  async read(act: Act): Promise<Sight> {
    const row = await getCampaign(act, this.#id);
    const [shown] = await this.#needs.agents.naming(act, [row]);
    const states = await selectGoalStates(act, this.#id);
    // A goal in progress changes with any attempt of the campaign.
    const marks = new Map(
      states.map(({ place, state, result, finding_id }) => [
        place,
        [state, result, finding_id, state === "running" ? row.attempts : ""].join(),
      ]),
    );
    const changed = [...marks].filter(([place, mark]) => this.#told.get(place) !== mark).map(([place]) => place);
    const goals = changed.length === 0 ? [] : await selectGoalLines(act, this.#id, changed);
    return {
      status: row.status,
      campaign: presentCampaign(shown ?? { ...row, agent_name: null }),
      goals: goals.map((goal) => presentGoal(goal, row.settings.ways)),
      marks,
    };
  }

  /** What is sent; from then on it is known. */
  present({ campaign, goals, marks }: Sight) {
    this.#told = marks;
    return { campaign, goals };
  }
}
