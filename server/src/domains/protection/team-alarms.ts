import type { Logger } from "pino";
import type { Clock } from "../../kernel/clock.ts";
import { powersOf } from "../../kernel/permissions.ts";
import type { Principal } from "../../kernel/principal.ts";
import type { Act } from "../../platform/act.ts";
import type { Database } from "../../platform/db/database.ts";
import type { AlarmReports } from "./alarms/raise.ts";
import type { TeamAlarms } from "./telemetry/team-alarms.ts";

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly alarms: AlarmReports;
}

const origin = { requestId: "telemetry", address: "worker" };

/** For parts that see something wrong with a team's telemetry beside any request. */
export function createTeamAlarms({ db, clock, logger, alarms }: Needs): TeamAlarms {
  const inTeam = (teamId: string, work: (act: Act) => Promise<unknown>): Promise<void> =>
    db
      .transaction({ teamId, userId: "" }, async (tx) => {
        await work({ tx, who: consoleIn(teamId), origin, now: clock.milliseconds() });
      })
      .catch((error: unknown) =>
        logger.warn({ err: error, team_id: teamId }, "an alarm could not be raised or cleared"),
      );
  return {
    raise: (teamId, alarm) => inTeam(teamId, (act) => alarms.raise(act, { agentId: null, ...alarm })),
    clear: (teamId, kind) => inTeam(teamId, (act) => alarms.clear(act, { agentId: null, kind })),
  };
}

const consoleIn = (teamId: string): Principal => ({
  ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
  ...{ credentialId: null, mustChangePassword: false },
});
