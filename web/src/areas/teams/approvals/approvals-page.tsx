import type { PendingAction } from "@agent-console/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { Link } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useSession } from "../../../session/use-session.ts";

const stateWords: Readonly<Record<PendingAction["state"], string>> = {
  open: "Waiting",
  approved: "In progress",
  declined: "Declined",
  expired: "Expired",
  done: "Done",
  failed: "Failed",
};

/** Someone may be waiting for this person, so the page looks again by itself. */
const AGAIN_MS = 5_000;

type Decision = Readonly<{ action: PendingAction; verb: "approve" | "decline" }>;

/** What assistants asked for and only a person may do. */
export function ApprovalsPage() {
  const { api, teamId } = useSession();
  const queries = useQueryClient();
  const [decision, setDecision] = useState<Decision | null>(null);
  const actions = useQuery({
    queryKey: ["pending-actions"],
    queryFn: async () => (await api.teams.listPendingActions()).results,
    refetchInterval: AGAIN_MS,
  });
  const members = useQuery({ queryKey: ["members"], queryFn: () => api.teams.listMembers({ team_id: teamId }) });
  if (actions.isPending) return <Waiting rows={4} />;
  if (actions.isError) return <Failed error={actions.error} retry={() => actions.refetch()} />;
  const nameOf = (id: string | null): string =>
    members.data?.find((member) => member.id === id)?.email ?? "A former member";
  const open = actions.data.filter(({ state }) => state === "open");
  const decided = actions.data.filter(({ state }) => state !== "open");
  return (
    <>
      <Section
        title="Waiting for a decision"
        note="Asked for by assistants with an API key. Each expires after 30 minutes"
      >
        {open.length === 0 ? (
          <Empty title="Nothing is waiting">
            When an assistant asks for something that can't be undone, you decide about it here.
          </Empty>
        ) : (
          <ul className="plain-list">
            {open.map((action) => (
              <OpenAction
                key={action.id}
                action={action}
                asker={nameOf(action.asked_by.user_id)}
                decide={(verb) => setDecision({ action, verb })}
              />
            ))}
          </ul>
        )}
      </Section>
      {decided.length > 0 && (
        <Section title="Decided" note="The last 90 days">
          <Scroll label="List of decided actions">
            <table className="list">
              <thead>
                <tr>
                  <th scope="col">Action</th>
                  <th scope="col">Asked with a key of</th>
                  <th scope="col">State</th>
                  <th scope="col">Decided by</th>
                </tr>
              </thead>
              <tbody>
                {decided.map((action) => (
                  <tr key={action.id}>
                    <td>
                      {action.title}
                      <small className="mut">{at(action.created_at)}</small>
                    </td>
                    <td>
                      <ShownText text={nameOf(action.asked_by.user_id)} />
                    </td>
                    <td>
                      {stateWords[action.state]}
                      {action.outcome !== null && <small className="mut mono">{action.outcome}</small>}
                    </td>
                    <td>{action.decided_by === null ? "–" : <ShownText text={nameOf(action.decided_by)} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        </Section>
      )}
      {decision && (
        <Confirm
          title={decision.verb === "approve" ? decision.action.title : `Decline: ${decision.action.title}`}
          act={decision.verb === "approve" ? "Approve and run" : "Decline"}
          run={async () => {
            const path = { action_id: decision.action.id };
            await (decision.verb === "approve"
              ? api.teams.approvePendingAction(path)
              : api.teams.declinePendingAction(path)
            ).finally(() => queries.invalidateQueries({ queryKey: ["pending-actions"] }));
          }}
          onClose={() => setDecision(null)}
        >
          <p>
            {decision.verb === "approve"
              ? "It runs now, in your name, exactly as shown. If what it changes has changed since, nothing is done."
              : "Nothing is done. The assistant is told that you declined."}
          </p>
          <Plan action={decision.action} />
        </Confirm>
      )}
    </>
  );
}

type OpenActionProps = Readonly<{
  action: PendingAction;
  asker: string;
  decide: (verb: Decision["verb"]) => void;
}>;

function OpenAction({ action, asker, decide }: OpenActionProps) {
  const { title, asked_by, reason, created_at } = action;
  return (
    <li>
      <h3>{title}</h3>
      <p className="mut">
        <ShownText text={asked_by.client} />, with an API key of <ShownText text={asker} />, {since(created_at)}
      </p>
      {reason !== "" && (
        <p>
          The assistant says:{" "}
          <q>
            <ShownText text={reason} />
          </q>
        </p>
      )}
      <AgentOf action={action} />
      <Plan action={action} />
      <p className="dialog-actions">
        <button type="button" className="btn pri" onClick={() => decide("approve")}>
          Approve…
        </button>
        <button type="button" className="btn" onClick={() => decide("decline")}>
          Decline…
        </button>
      </p>
    </li>
  );
}

/** The agent that it is about, by name: an ID says nothing to the person who decides. */
function AgentOf({ action: { plan, operation } }: { readonly action: PendingAction }) {
  const { api } = useSession();
  const id = agentIdIn(plan, operation);
  const agent = useQuery({
    queryKey: ["approval-agent", id],
    queryFn: () => api.agents.get({ id: id ?? "" }),
    enabled: id !== null,
    retry: false,
  });
  if (!agent.data) return null;
  return (
    <p>
      Agent:{" "}
      <Link to={routes.agent} params={{ id: agent.data.id }}>
        <ShownText text={agent.data.agent_name} />
      </Link>
    </p>
  );
}

type Members = Readonly<Record<string, unknown>>;

function agentIdIn(plan: Members, operation: string): string | null {
  const [params, body] = [(plan["params"] ?? {}) as Members, (plan["body"] ?? {}) as Members];
  const id = params["agent_id"] ?? body["agent_id"] ?? (operation.startsWith("agents.") ? params["id"] : undefined);
  return typeof id === "string" ? id : null;
}

/** Parts of a request that say something. */
const isSaid = (value: unknown): boolean => value !== null && value !== "" && Object.keys(value as object).length > 0;

/** The request itself, so that nobody approves a title. */
function Plan({ action: { operation, plan } }: { readonly action: PendingAction }) {
  const said = Object.fromEntries(Object.entries(plan).filter(([, value]) => isSaid(value)));
  return (
    <Scroll label="What will be called">
      <pre className="mono">
        <ShownText text={`${operation}\n${JSON.stringify(said, null, 2)}`} />
      </pre>
    </Scroll>
  );
}
