import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AgentPicker } from "../../../blocks/agent-picker.tsx";
import { PageHead, Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Refused } from "../../../parts/refused.tsx";
import { newestAgentQuery, oneAgentQuery } from "../../../queries/agents.ts";
import { campaignQuery, newestCampaignsQuery } from "../../../queries/redteam/campaigns.ts";
import { Link, useGo, useSearchOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { AdvancedFields, BudgetFields } from "./advanced-fields.tsx";
import { bodyOf, type Draft, draftFrom, draftOf, misfitsOf } from "./draft.ts";
import { GoalsField } from "./goals-field.tsx";
import { Review } from "./review.tsx";
import { WaysField } from "./ways-field.tsx";
import "./new-campaign.css";

/** Begins with the settings of the campaign in the address, where one is repeated. */
export function NewCampaignPage() {
  const session = useSession();
  const search = useSearchOf(routes.newCampaign);
  const source = useQuery({ ...campaignQuery(session, search.from ?? ""), enabled: search.from !== undefined });
  if (source.isLoading) return <Waiting rows={6} />;
  if (source.isError) return <Failed page error={source.error} retry={() => source.refetch()} />;
  return <NewCampaign initial={source.data ? draftOf(source.data.details) : draftFrom(search)} />;
}

/** Whom to attack, what for, through which doors and within which budget. Nothing is sent until it is started. */
function NewCampaign({ initial }: { readonly initial: Draft }) {
  const session = useSession();
  const go = useGo();
  const search = useSearchOf(routes.newCampaign);
  const mayStart = useMay("MEMBER");
  const newest = useQuery(newestAgentQuery(session));
  const agentId = search.agent ?? newest.data?.[0]?.id ?? "";
  const agent = useQuery(oneAgentQuery(session, agentId));
  const earlier = useQuery(newestCampaignsQuery(session, agentId, 1));
  const [draft, set] = useState(initial);
  const [ownedId, setOwned] = useState("");
  const wrong = misfitsOf(draft);
  const body = bodyOf(draft, { agentId, purpose: agent.data?.purpose ?? agent.data?.agent_name ?? "" });
  const start = useMutation({
    mutationFn: () => session.api.redteam.createCampaign({ body }),
    onSuccess: ({ campaign_id }) => go({ to: routes.campaign, params: { id: campaign_id } }),
  });
  if (newest.isPending) return <Waiting rows={6} />;
  if (newest.isError) return <Failed page error={newest.error} retry={() => newest.refetch()} />;
  if (newest.data.length === 0) return <NoAgents mayRegister={mayStart} />;
  const isFirst = earlier.data?.length === 0;
  const isAllowed = !isFirst || ownedId === agentId;
  const props = { draft, set, wrong };
  return (
    <>
      <PageHead title="New campaign">Nothing is sent until you start it.</PageHead>
      <div className="grid">
        <div className="c7">
          <Section title="Agent">
            <div className="field">
              <label htmlFor="agent">Agent to attack</label>
              <AgentPicker
                id="agent"
                agentId={agentId}
                choose={(picked) =>
                  picked && go({ to: routes.newCampaign, search: { ...search, agent: picked.id }, replace: true })
                }
              />
            </div>
            {isFirst && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={ownedId === agentId}
                  onChange={({ target }) => setOwned(target.checked ? agentId : "")}
                />
                This is the first campaign against this agent. My team may attack it.
              </label>
            )}
          </Section>
          <Section title="Goals" note="What an attacker could want">
            <GoalsField {...props} />
          </Section>
          <Section title="Ways in" note="Through which doors attacks come">
            <WaysField {...props} />
          </Section>
          <Section title="Budget">
            <BudgetFields {...props} />
            <AdvancedFields {...props} purpose={agent.data?.purpose ?? agent.data?.agent_name ?? ""} />
          </Section>
        </div>
        <Section className="c5 campaign-review" title="Review">
          <Review draft={draft} body={body} isReady={agent.isSuccess && Object.keys(wrong).length === 0} />
          {mayStart ? (
            <p className="after">
              <button
                type="button"
                className="btn pri"
                disabled={start.isPending || !agent.isSuccess || !isAllowed || Object.keys(wrong).length > 0}
                onClick={() => start.mutate()}
              >
                Start campaign
              </button>
            </p>
          ) : (
            <p className="small mut">You need the Member role to start a campaign.</p>
          )}
          {mayStart && !isAllowed && <p className="small mid">Confirm above that your team may attack this agent.</p>}
          <Refused error={start.error} />
        </Section>
      </div>
    </>
  );
}

function NoAgents({ mayRegister }: { readonly mayRegister: boolean }) {
  return (
    <>
      <PageHead title="New campaign" />
      <Empty
        title="No agents to attack"
        act={
          mayRegister && (
            <Link className="btn pri" to={routes.newAgent}>
              Register an agent
            </Link>
          )
        }
      >
        Campaigns attack registered agents of your team only.
      </Empty>
    </>
  );
}
