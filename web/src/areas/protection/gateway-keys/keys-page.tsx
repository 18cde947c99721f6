import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Once } from "../../../parts/text/once.tsx";
import { visible } from "../../../parts/text/shown-text.tsx";
import { type GatewayKey, gatewayKeysQuery } from "../../../queries/gateway.ts";
import { useParamsOf } from "../../../routes/link.tsx";
import { routes } from "../../../routes/routes.ts";
import { useMay, useSession } from "../../../session/use-session.ts";
import { KeyDialog } from "./key-dialog.tsx";
import { KeyRow } from "./key-row.tsx";
import { Prices } from "./prices.tsx";
import { Signing } from "./signing.tsx";
import "./keys.css";

const STEP = 100;

/** Who reaches the agent through the gateway, and how much each key may use. */
export function GatewayKeysPage() {
  const { id } = useParamsOf(routes.agentKeys);
  return (
    <>
      <Keys agentId={id} />
      <Signing agentId={id} />
      <Prices />
    </>
  );
}

type Open = { readonly kind: "new" } | { readonly kind: "change" | "revoke"; readonly key: GatewayKey };

function Keys({ agentId }: { readonly agentId: string }) {
  const session = useSession();
  const queries = useQueryClient();
  const isAdmin = useMay("ADMIN");
  const [shown, setShown] = useState(STEP);
  const [secret, setSecret] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const found = useQuery(gatewayKeysQuery(session, agentId, shown));
  const fresh = () => queries.invalidateQueries({ queryKey: ["gateway", agentId] });
  const { keys, count: total } = found.data ?? { keys: [], count: 0 };
  return (
    <Section title="Gateway keys" note="A key reaches this agent through the gateway, and opens nothing else">
      {isAdmin && (
        <p className="row gk-tools">
          <button type="button" className="btn pri" onClick={() => setOpen({ kind: "new" })}>
            Create key…
          </button>
        </p>
      )}
      {secret && (
        <Once
          label="New gateway key. Copy it now: it is shown only once."
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
      {found.isPending && <Waiting rows={3} />}
      {found.isError && !found.data && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.data && total === 0 && (
        <Empty title="No gateway keys yet">
          {isAdmin
            ? "Create a key for each client, so that you can limit and revoke them one by one."
            : "An admin of the team can create keys."}
        </Empty>
      )}
      {keys.length > 0 && (
        <Scroll label="List of gateway keys">
          <table className="list gk-list">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">For</th>
                <th scope="col">Limits</th>
                <th scope="col">Spent today (UTC)</th>
                <th scope="col">Last used</th>
                <th scope="col">
                  <span className="sr">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {keys.map((key) => (
                <KeyRow key={key.id} gatewayKey={key}>
                  {isAdmin && key.status !== "REVOKED" && (
                    <>
                      <button type="button" className="btn small" onClick={() => setOpen({ kind: "change", key })}>
                        Change…
                      </button>
                      <button type="button" className="btn small" onClick={() => setOpen({ kind: "revoke", key })}>
                        Revoke…
                      </button>
                    </>
                  )}
                </KeyRow>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {total > keys.length && (
        <button type="button" className="btn" onClick={() => setShown(shown + STEP)}>
          Show more ({count(total - keys.length)} left)
        </button>
      )}
      {open && open.kind !== "revoke" && (
        <KeyDialog
          agentId={agentId}
          before={open.kind === "change" ? open.key : null}
          onClose={() => setOpen(null)}
          onSaved={(made) => {
            setOpen(null);
            if (made) setSecret(made);
            void fresh();
          }}
        />
      )}
      {open?.kind === "revoke" && (
        <Confirm
          title={`Revoke ${visible(open.key.name)}`}
          act="Revoke key"
          run={() => session.api.protection.revokeGatewayKey({ gateway_key_id: open.key.id }).then(fresh)}
          onClose={() => setOpen(null)}
        >
          <p>Every gateway refuses this key within a second. You can't undo this.</p>
        </Confirm>
      )}
    </Section>
  );
}
