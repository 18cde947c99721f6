import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import type { CampaignFigures } from "../../../queries/redteam/figures.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { Link, useGo } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { ExportMenu } from "./export-menu.tsx";
import { GuardTestDialog } from "./guard-test-dialog.tsx";
import { PackDialog } from "./pack-dialog.tsx";

interface ActionProps {
  readonly campaign: Campaign;
  readonly figures: CampaignFigures | null;
}

/** What to do with what was found. */
export function ReportActions({ campaign, figures }: ActionProps) {
  const mayRun = useMay("MEMBER");
  const [open, setOpen] = useState<"pack" | "guards" | null>(null);
  const id = campaign.campaign_id;
  const agentId = campaign.details.agent_id;
  const isProven = (figures?.states?.confirmed ?? 0) > 0;
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
      {open === "pack" && <PackDialog id={id} onClose={close} />}
      {open === "guards" && <GuardTestDialog id={id} agentId={agentId} onClose={close} />}
      {mayRun && <RunAgain campaign={campaign} />}
      <Link className="btn" to={routes.compareCampaigns} params={{ id }} search={{}}>
        Compare
      </Link>
      <ExportMenu id={id} />
      {mayRun && <DeleteCampaign id={id} />}
    </div>
  );
}

function RunAgain({ campaign: { details, tool } }: { readonly campaign: Campaign }) {
  if (tool !== "native") return null;
  const { agent_id: agent, categories, settings, seed } = details;
  return (
    <Link
      className="btn"
      to={routes.newCampaign}
      search={{
        agent,
        categories: categories.join(","),
        ways: settings.ways.join(","),
        goals: settings.num_tests,
        queries: settings.queries_per_goal,
        seed,
      }}
    >
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
