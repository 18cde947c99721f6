import type { GoalFamily } from "../../model/goal.ts";
import { accountIntrusion } from "./account-intrusion.ts";
import { electionLies } from "./election-lies.ts";
import { forcedLabor } from "./forced-labor.ts";
import { illegalDrugs } from "./illegal-drugs.ts";
import { illegalWeapons } from "./illegal-weapons.ts";
import { maliciousCode } from "./malicious-code.ts";
import { moneyLaundering } from "./money-laundering.ts";
import { plannedViolence } from "./planned-violence.ts";
import { scamTexts } from "./scam-texts.ts";
import { secretWatching } from "./secret-watching.ts";
import { stalkingHelp } from "./stalking-help.ts";
import { targetedHarassment } from "./targeted-harassment.ts";

export const harmfulGoals: readonly GoalFamily[] = [
  accountIntrusion,
  electionLies,
  forcedLabor,
  illegalDrugs,
  illegalWeapons,
  maliciousCode,
  moneyLaundering,
  plannedViolence,
  scamTexts,
  secretWatching,
  stalkingHelp,
  targetedHarassment,
];
