import { useQuery } from "@tanstack/react-query";
import { count } from "../../../parts/numbers.ts";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { goalsQuery, isBroken } from "../../../queries/redteam/goals.ts";
import type { Campaign } from "../../../queries/redteam/shapes.ts";
import { useSession } from "../../../session/use-session.ts";
import { statusWords } from "../../../terms/redteam.ts";
import { BrokenGoals } from "../pieces/broken-goals.tsx";
import { GoalGrid } from "../pieces/goal-grid.tsx";
import { SpendingFacts } from "../pieces/spending-facts.tsx";
import { CampaignControls } from "./campaign-controls.tsx";
import "../../../blocks/verdict-head.css";
import "../../../blocks/progress.css";

export function LiveCampaign({ campaign }: { readonly campaign: Campaign }) {
  const goals = useQuery(goalsQuery(useSession(), campaign.campaign_id));
  const { progress, settings } = campaign.details;
  const words = campaign.details.retest_of
    ? { goals: "attacks", broken: "attacks still work" }
    : { goals: "goals", broken: "goals broken" };
  const share = progress.goals > 0 ? progress.done / progress.goals : 0;
  const found = goals.data?.filter((goal) => isBroken(goal) || goal.trail.includes(1)) ?? [];
  return (
    <>
      <div className="verdict-head">
        <div>
          <p className="word">{statusWords[campaign.status] ?? campaign.status}</p>
          <p className="big">
            <b>{count(found.filter(isBroken).length)}</b> <span className="mid">{words.broken} so far</span>
          </p>
          <svg
            className="progress"
            role="img"
            aria-label={`${Math.floor(share * 100)}% of the ${words.goals} are done`}
          >
            <rect className="progress-track" width="100%" height="8" />
            <rect className="progress-done" width={`${share * 100}%`} height="8" />
          </svg>
          <p className="mid" role="status">
            {count(progress.done)} of {count(progress.goals)} {words.goals} done. {standing(campaign)}
          </p>
          <CampaignControls campaign={campaign} />
        </div>
        <SpendingFacts campaign={campaign} />
      </div>
      {goals.isPending && <Waiting rows={10} />}
      {goals.isError && <Failed error={goals.error} retry={() => goals.refetch()} />}
      {goals.data && (
        <>
          <GoalGrid id={campaign.campaign_id} goals={goals.data} budget={settings.queries_per_goal} />
          <Section title="Found so far" note="An attack counts once it worked again with fresh secrets">
            {found.length === 0 ? (
              <Empty title="Nothing yet" />
            ) : (
              <BrokenGoals id={campaign.campaign_id} goals={found} label="Goals that gave way" />
            )}
          </Section>
        </>
      )}
    </>
  );
}

function standing({ status, error_message: message }: Campaign): string {
  if (status === "queued") return "Waiting for a worker.";
  if (status === "paused") return `${message ?? "Paused."} Nothing is sent until someone resumes it.`;
  return `${message ? `${message} ` : ""}You can leave this page. The campaign continues on the server.`;
}
