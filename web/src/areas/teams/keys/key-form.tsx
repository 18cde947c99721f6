import type { CreatedApiKey, KeyScope } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";

const scopes: readonly (readonly [KeyScope, string])[] = [
  ["evaluations", "Run evaluations"],
  ["read", "Read everything"],
  ["guards", "Call guards, send telemetry"],
  ["full", "Full access (same as mine)"],
];

const lives: readonly (readonly [string, string])[] = [
  ["30", "30 days"],
  ["90", "90 days"],
  ["365", "One year"],
  ["", "No expiration"],
];

export function KeyForm({ onMade }: { readonly onMade: (made: CreatedApiKey) => void }) {
  const { api } = useSession();
  const [name, setName] = useState("");
  const [scope, setScope] = useState<KeyScope>("evaluations");
  const [mcpWrites, setMcpWrites] = useState(false);
  const [expiresInDays, setExpiresInDays] = useState("90");
  const make = useMutation({
    mutationFn: () =>
      api.teams.createApiKey({
        body: {
          ...{ name, scopes: [scope], mcp_writes: mcpWrites },
          expires_in_days: expiresInDays === "" ? null : Number(expiresInDays),
        },
      }),
    onSuccess: (made) => {
      setName("");
      setMcpWrites(false);
      onMade(made);
    },
  });
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate();
      }}
    >
      <label htmlFor="key-name">Name of a new key</label>
      <input
        id="key-name"
        required
        maxLength={fields.CreateApiKeyRequest.name.maxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <select aria-label="Scope" value={scope} onChange={({ target }) => setScope(target.value as KeyScope)}>
        {scopes.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <select
        aria-label="Expires after"
        value={expiresInDays}
        onChange={({ target }) => setExpiresInDays(target.value)}
      >
        {lives.map(([value, words]) => (
          <option key={words} value={value}>
            {words}
          </option>
        ))}
      </select>
      <label className="check">
        <input type="checkbox" checked={mcpWrites} onChange={({ target }) => setMcpWrites(target.checked)} />
        May write over MCP
      </label>
      <button type="submit" className="btn pri" disabled={make.isPending || name.trim() === ""}>
        Create key
      </button>
      <Refused error={make.error} />
    </form>
  );
}
