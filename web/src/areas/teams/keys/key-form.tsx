import type { CreatedApiKey, KeyScope } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";

const scopes: readonly (readonly [KeyScope, string])[] = [
  ["evaluations", "Run evaluations"],
  ["read", "Read everything"],
  ["guards", "Run guards"],
  ["full", "Everything I may do"],
];

const lives: readonly (readonly [string, string])[] = [
  ["30", "30 days"],
  ["90", "90 days"],
  ["365", "One year"],
  ["", "Until revoked"],
];

export function KeyForm({ onMade }: { readonly onMade: (made: CreatedApiKey) => void }) {
  const { api } = useSession();
  const [name, write] = useState("");
  const [scope, choose] = useState<KeyScope>("evaluations");
  const [days, live] = useState("90");
  const make = useMutation({
    mutationFn: () =>
      api.teams.createApiKey({ body: { name, scopes: [scope], expires_in_days: days === "" ? null : Number(days) } }),
    onSuccess: (made) => {
      write("");
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
      <input id="key-name" required maxLength={255} value={name} onChange={({ target }) => write(target.value)} />
      <select aria-label="What it may do" value={scope} onChange={({ target }) => choose(target.value as KeyScope)}>
        {scopes.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <select aria-label="How long it lives" value={days} onChange={({ target }) => live(target.value)}>
        {lives.map(([value, words]) => (
          <option key={words} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" className="btn pri" disabled={make.isPending || name.trim() === ""}>
        Make the key
      </button>
      <Refused error={make.error} />
    </form>
  );
}
