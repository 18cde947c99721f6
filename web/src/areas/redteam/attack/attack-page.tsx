import { useQuery } from "@tanstack/react-query";
import { stepOf, stepWords } from "../../../charts/trail/trail-marks.ts";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { HostileText } from "../../../parts/text/hostile-text.tsx";
import { type Attempt, attemptQuery, attemptsQuery, goalQuery } from "../../../queries/redteam/attempts.ts";
import { campaignQuery } from "../../../queries/redteam/campaigns.ts";
import { useLiveCampaign } from "../../../queries/redteam/goals.ts";
import { isLive } from "../../../queries/redteam/shapes.ts";
import { Link, useParamsOf, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";
import { phaseWords } from "../../../terms/redteam.ts";
import { AttackFacts } from "./attack-facts.tsx";
import { Attempts } from "./attempts.tsx";
import { chosenStep } from "./chosen-attempt.ts";
import { ShorterAttack } from "./shorter-attack.tsx";
import { Turns } from "./turns.tsx";

const WHILE_LIVE_MS = 2_000;

/** One goal: what was said and what it caused, whether it came again, and everything that was tried. */
export function AttackPage() {
  const { id, place: named } = useParamsOf(routes.attack);
  const place = Number(named);
  const search = useSearchOf(routes.attack);
  const session = useSession();
  const campaign = useQuery(campaignQuery(session, id));
  useLiveCampaign(campaign.data);
  const refetchInterval = campaign.data && isLive(campaign.data) ? WHILE_LIVE_MS : false;
  const goal = useQuery({ ...goalQuery(session, { id, place }), refetchInterval });
  const attempts = useQuery({ ...attemptsQuery(session, { id, place }), refetchInterval });
  const step = chosenStep(search, attempts.data ?? []);
  const open = useQuery(attemptQuery(session, { id, place, step }));
  const broken = [goal, attempts].find(({ isError }) => isError);
  if (broken) return <Failed page error={broken.error} retry={() => broken.refetch()} />;
  if (!goal.data || !attempts.data) return <Waiting rows={8} />;
  const { title, wish, reason, minimized } = goal.data;
  const row = attempts.data.find((attempt) => attempt.step === step);
  return (
    <>
      <PageHead
        title={title}
        actions={
          <Link className="btn" to={routes.campaign} params={{ id }}>
            Back to the campaign
          </Link>
        }
      >
        <AttackFacts goal={goal.data} />
      </PageHead>
      <Section title="What the attacker wants">
        <HostileText text={wish} />
      </Section>
      <Section title={row ? attemptTitle(row, attempts.data) : "Attempt"} note={row && attemptNote(row)}>
        {attempts.data.length === 0 && <Empty title="Nothing was sent for this goal">{reason}</Empty>}
        {open.isLoading && <Waiting rows={5} />}
        {open.isError && <Failed error={open.error} retry={() => open.refetch()} />}
        {open.data && <Turns attempt={open.data} />}
      </Section>
      {minimized && <ShorterAttack minimized={minimized} />}
      {attempts.data.length > 0 && <Attempts id={id} goal={goal.data} attempts={attempts.data} open={step} />}
    </>
  );
}

function attemptTitle({ phase, step, trial }: Attempt, all: readonly Attempt[]): string {
  if (phase !== "hunt")
    return trial === null ? (phaseWords[phase] ?? phase) : `${phaseWords[phase] ?? phase} ${trial + 1}`;
  const query = all.filter((one) => one.phase === "hunt" && one.step <= step).length;
  return `Attempt ${query}`;
}

function attemptNote({ outcome, signal, strategy, engine }: Attempt): string {
  const said = outcome === "broke" ? "broken" : stepWords[stepOf(signal)];
  return `${said}; ${strategy}${engine === "model" ? ", written by the attacker agent" : ""}`;
}
