import type { Clock } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { TeamEraser, TeamExporter } from "../../../platform/domain/team-rows.ts";
import type { Revocations } from "../tokens/revocations.ts";
import type { Creators } from "./creators.ts";

export interface PeopleNeeds {
  readonly db: Database;
  /** Who can create teams and users. */
  readonly creators: Creators;
  readonly clock: Clock;
  readonly revocations: Revocations;
  /** What the other domains do when a team is deleted, in this order. */
  readonly erasers: readonly TeamEraser[];
  /** What the other domains add to a team's export. */
  readonly exporters: readonly TeamExporter[];
}
