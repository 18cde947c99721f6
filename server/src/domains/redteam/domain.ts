import { domain } from "../../platform/domain/domain.ts";
import { defaultPolicy } from "../agents/conversation/port.ts";
import { type AttackJudge, createAttackJudge } from "./attempts/judge.ts";
import { sealedInCampaigns } from "./campaigns/campaign-key.ts";
import { campaignOperations } from "./campaigns/contract.ts";
import { cancelAllCampaigns } from "./campaigns/control.ts";
import { type CampaignNeeds, campaignRoutes } from "./campaigns/routes.ts";
import { compareOperations } from "./compare/contract.ts";
import { compareRoutes } from "./compare/routes.ts";
import { eraseCampaigns } from "./erase-team.ts";
import { redteamErrors } from "./errors.ts";
import { exportCampaigns } from "./export-team.ts";
import { importOperations } from "./imports/contract.ts";
import { createForeignResults, type ForeignResults } from "./imports/foreign-results.ts";
import { type ImportNeeds, importRoutes } from "./imports/routes.ts";
import { journalOperations } from "./journal/contract.ts";
import { type JournalNeeds, journalRoutes } from "./journal/routes.ts";
import { localRedteam } from "./local.ts";
import { packOperations } from "./packs/contract.ts";
import { type PackNeeds, packRoutes } from "./packs/routes.ts";
import type { RedteamPort } from "./port.ts";
import { resultOperations } from "./results/contract.ts";
import { type ResultNeeds, resultRoutes } from "./results/routes.ts";
import type { AfterChangeNeeds } from "./retest/after-change.ts";
import { retestOperations } from "./retest/contract.ts";
import { retestRoutes } from "./retest/routes.ts";
import { safetyOperations } from "./safety/contract.ts";
import { safetyRoutes } from "./safety/routes.ts";
import { campaignSchedules } from "./schedulable.ts";
import { redteamTables } from "./table-fates.ts";
import type { WorkerNeeds } from "./worker/claimed/needs.ts";
import { startCampaignWorker } from "./worker/worker.ts";

/** The services that the domain adds to the console. */
interface RedteamServices {
  readonly attackJudge: AttackJudge;
  /** Starts a process for each file that it reads. */
  readonly foreignResults: ForeignResults;
  readonly redteam: RedteamPort;
}

export const redteam = domain({
  name: "redteam",
  operations: [
    ...campaignOperations,
    ...journalOperations,
    ...resultOperations,
    ...packOperations,
    ...compareOperations,
    ...importOperations,
    ...retestOperations,
    ...safetyOperations,
  ],
  errors: redteamErrors,
  tables: redteamTables,
  sealed: [sealedInCampaigns],
  open: (needs: AfterChangeNeeds): RedteamServices => ({
    attackJudge: createAttackJudge(),
    foreignResults: createForeignResults(),
    redteam: localRedteam(needs),
  }),
  bindings: (needs: CampaignNeeds & JournalNeeds & ResultNeeds & PackNeeds & ImportNeeds) => [
    ...campaignRoutes(needs),
    ...journalRoutes(needs),
    ...resultRoutes(needs),
    ...packRoutes(needs),
    ...compareRoutes(needs),
    ...importRoutes(needs),
    ...retestRoutes(needs),
    ...safetyRoutes({ ...needs, cancelAll: cancelAllCampaigns }),
  ],
  eraseTeam: eraseCampaigns,
  exportTeam: exportCampaigns,
  workers: (services: Omit<WorkerNeeds, "retries"> & Pick<CampaignNeeds, "config">) =>
    services.config.redteam === "off" ? [] : [startCampaignWorker({ ...services, retries: defaultPolicy })],
  schedulable: (needs: CampaignNeeds) => [campaignSchedules(needs)],
  close: ({ attackJudge }: RedteamServices) => attackJudge.close(),
});
