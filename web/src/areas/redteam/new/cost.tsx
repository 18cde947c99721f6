import type { CreateCampaignRequest } from "@agent-console/sdk";
import { useQuery } from "@tanstack/react-query";
import { Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { preflightQuery } from "../../../queries/redteam/preflight.ts";
import { useSession } from "../../../session/use-session.ts";
import { Estimate } from "../pieces/estimate.tsx";

interface CostProps {
  readonly body: CreateCampaignRequest;
  readonly isReady: boolean;
}

/** What it will take, before anything is sent. */
export function Cost({ body, isReady }: CostProps) {
  const estimate = useQuery({ ...preflightQuery(useSession(), body), enabled: isReady });
  if (estimate.isError) return <Refused error={estimate.error} />;
  if (!estimate.data) return <Waiting rows={3} />;
  return <Estimate estimate={estimate.data} what="goal" ends="It ends when every goal is broken or held." />;
}
