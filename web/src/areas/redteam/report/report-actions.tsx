import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { type Figures, ownFigures } from "../../../queries/redteam/figures.ts";
import { goalsQuery, isBroken } from "../../../queries/redteam/goals.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { Link, useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { ExportMenu } from "./export-menu.tsx";
import { GuardTestDialog } from "./guard-test-dialog.tsx";
import { PackDialog } from "./pack-dialog.tsx";
import { RetestDialog } from "./retest-dialog.tsx";

interface ActionProps {
  readonly campaign: Campaign;
  readonly figures: Figures | null;
}

/** What to do with what was found. */
export function ReportActions({ campaign, figures }: ActionProps) {
  const mayRun = useMay("MEMBER");
  const [open, setOpen] = useState<"pack" | "guards" | "retest" | null>(null);
  const id = campaign.campaign_id;
  const { details } = campaign;
  const agentId = details.agent_id;
  const isProven = (ownFigures(figures)?.states.confirmed ?? 0) > 0;
  const close = () => setOpen(null);
  return (
    <div className="row">
      {mayRun && isProven && (
        <>
          <button type="button" className="btn pri" onClick={() => setOpen("pack")}>
            Make a regression pack
          </button>
          <button type="button" className="btn" onClick={() => setOpen("guards")}>
            Test guards
          </button>
          <Link className="btn" to={routes.agentEvolution} params={{ agentId }} search={{ campaign: id }}>
            Improve agent
          </Link>
        </>
      )}
      {mayRun && <RetestButton campaign={campaign} figures={figures} ask={() => setOpen("retest")} />}
      {open === "retest" && (
        <RetestDialog
          id={details.retest_of ?? id}
          agentId={details.agent_name === null ? null : agentId}
          tool={details.retested_tool ?? campaign.tool}
          onClose={close}
        />
      )}
      {open === "pack" && <PackDialog id={id} onClose={close} />}
      {open === "guards" && <GuardTestDialog id={id} agentId={agentId} onClose={close} />}
      {mayRun && <RunAgain campaign={campaign} />}
      {details.retest_of === null && (
        <Link className="btn" to={routes.compareCampaigns} params={{ id }} search={{}}>
          Compare
        </Link>
      )}
      <ExportMenu id={id} />
      {mayRun && <DeleteCampaign id={id} />}
    </div>
  );
}

interface RetestProps extends ActionProps {
  readonly ask: () => void;
}

/** Where something worked: the attacks of each finding, or the hits of another tool, are asked again. */
function RetestButton({ campaign, figures, ask }: RetestProps) {
  const goals = useQuery(goalsQuery(useSession(), campaign.campaign_id));
  const { retest_of } = campaign.details;
  const isImported = campaign.tool !== "native";
  const findings = new Set((goals.data ?? []).filter(isBroken).map(({ finding_id, key }) => finding_id ?? key)).size;
  const worked = isImported ? (figures?.headline.broken ?? 0) : findings;
  if (worked === 0 && retest_of === null) return null;
  const words = isImported
    ? "Ask these hits again"
    : `Retest ${count(findings)} ${findings === 1 ? "finding" : "findings"}`;
  return (
    <button type="button" className="btn" onClick={ask}>
      {retest_of === null ? words : "Retest again"}
    </button>
  );
}

function RunAgain({ campaign: { campaign_id: from, details, tool } }: { readonly campaign: Campaign }) {
  if (tool !== "native" || details.retest_of !== null) return null;
  return (
    <Link className="btn" to={routes.newCampaign} search={{ agent: details.agent_id, from }}>
      Run again: same attacks
    </Link>
  );
}

function DeleteCampaign({ id }: { readonly id: string }) {
  const { api } = useSession();
  const go = useGo();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
        Delete
      </button>
      {isAsking && (
        <Confirm
          title="Delete this campaign?"
          act="Delete campaign"
          run={async () => {
            await api.redteam.deleteCampaign({ campaign_id: id });
            await go({ to: routes.campaigns, search: {} });
          }}
          onClose={() => setAsking(false)}
        >
          <p>Its transcripts and figures are deleted. Findings stay, with their own copy of the attack.</p>
        </Confirm>
      )}
    </>
  );
}
