import type { ApiKey, KeyStatus } from "@agent-console/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import { at, since } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { Section } from "../../../parts/page/section.tsx";
import { Empty, Failed, Waiting } from "../../../parts/page/states.tsx";
import { Once } from "../../../parts/text/once.tsx";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import { useSession } from "../../../session/use-session.ts";
import { KeyForm } from "./key-form.tsx";

const statusWords: Readonly<Record<KeyStatus, string>> = {
  ACTIVE: "Active",
  EXPIRED: "Expired",
  REVOKED: "Revoked",
  MAKER_LEFT: "Inactive (creator left the team)",
};

export function KeysPage() {
  const { api } = useSession();
  const queries = useQueryClient();
  const [secret, setNewSecret] = useState<string | null>(null);
  const [keyToRevoke, setKeyToRevoke] = useState<ApiKey | null>(null);
  const keys = useQuery({ queryKey: ["keys"], queryFn: async () => (await api.teams.listApiKeys()).results });
  const fresh = () => queries.invalidateQueries({ queryKey: ["keys"] });
  return (
    <Section title="API keys" note="A key never has more permissions than its creator">
      <KeyForm
        onMade={(made) => {
          setNewSecret(made.secret);
          void fresh();
        }}
      />
      {secret && (
        <Once
          label="New API key. Copy it now: it is shown only once."
          secret={secret}
          onDone={() => setNewSecret(null)}
        />
      )}
      {keys.isPending && <Waiting rows={3} />}
      {keys.isError && <Failed error={keys.error} retry={() => keys.refetch()} />}
      {keys.data?.length === 0 && <Empty title="No API keys yet">Create a key for a CI pipeline or a script.</Empty>}
      {keys.data && keys.data.length > 0 && (
        <Scroll label="List of keys">
          <table className="list">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Scope</th>
                <th scope="col">State</th>
                <th scope="col">Last used</th>
                <th scope="col">
                  <span className="sr">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {keys.data.map((key) => (
                <KeyRow key={key.id} apiKey={key} revoke={() => setKeyToRevoke(key)} />
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {keyToRevoke && (
        <Confirm
          title={`Revoke ${visible(keyToRevoke.name)}`}
          act="Revoke key"
          run={() => api.teams.revokeApiKey({ key_id: keyToRevoke.id }).then(fresh)}
          onClose={() => setKeyToRevoke(null)}
        >
          <p>Requests with this key, and with keys created by it, are rejected immediately. You can't undo this.</p>
        </Confirm>
      )}
    </Section>
  );
}

function KeyRow({ apiKey, revoke }: { readonly apiKey: ApiKey; readonly revoke: () => void }) {
  const { name, hint, scopes, mcp_writes, status, last_used_at, expires_at } = apiKey;
  return (
    <tr>
      <td>
        <ShownText text={name} />
        <small className="mut mono">…{hint}</small>
      </td>
      <td>
        {scopes.join(", ")}
        {mcp_writes && <small className="mut">may write over MCP</small>}
      </td>
      <td>
        {statusWords[status]}
        {expires_at !== null && status === "ACTIVE" && <small className="mut">until {at(expires_at)}</small>}
      </td>
      <td className="mid">{last_used_at === null ? "Never" : since(last_used_at)}</td>
      <td className="end">
        {status === "ACTIVE" && (
          <button type="button" className="btn small" onClick={revoke}>
            Revoke…
          </button>
        )}
      </td>
    </tr>
  );
}
