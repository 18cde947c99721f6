import type { NotificationEndpointWithSecret, NotificationKind } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";
import { bodyOf, FilterFields, newFilter } from "./filter-fields.tsx";
import { kindWords } from "./words.ts";

interface FormProps {
  readonly hasMail: boolean;
  readonly onCreated: (created: NotificationEndpointWithSecret) => void;
}

const addresses = {
  webhook: { label: "Webhook URL", placeholder: "https://hooks.example/…", type: "url" },
  slack: { label: "Incoming webhook URL", placeholder: "https://hooks.slack.com/services/…", type: "url" },
  mail: { label: "Email address", placeholder: "oncall@example.org", type: "email" },
} as const;

export function EndpointForm({ hasMail, onCreated }: FormProps) {
  const { api } = useSession();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<NotificationKind>("webhook");
  const [address, setAddress] = useState("");
  const [filter, setFilter] = useState(newFilter);
  const create = useMutation({
    mutationFn: () => api.teams.createNotificationEndpoint({ body: { name, kind, address, ...bodyOf(filter) } }),
    onSuccess: (created) => {
      setName("");
      setAddress("");
      setFilter(newFilter);
      onCreated(created);
    },
  });
  const isComplete = name.trim() !== "" && address.trim() !== "" && filter.events?.length !== 0;
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <label htmlFor="endpoint-name">Name of a new endpoint</label>
      <input
        id="endpoint-name"
        required
        maxLength={fields.NewNotificationEndpoint.name.maxLength}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value as NotificationKind)}>
        {Object.entries(kindWords).map(([value, words]) => (
          <option key={value} value={value} disabled={value === "mail" && !hasMail}>
            {words}
          </option>
        ))}
      </select>
      <input
        aria-label={addresses[kind].label}
        placeholder={addresses[kind].placeholder}
        type={addresses[kind].type}
        required
        maxLength={fields.NewNotificationEndpoint.address.maxLength}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <button type="submit" className="btn pri" disabled={create.isPending || !isComplete}>
        Create endpoint
      </button>
      <details className="endpoint-filter">
        <summary>What it gets</summary>
        <FilterFields filter={filter} set={setFilter} />
      </details>
      <Refused error={create.error} />
    </form>
  );
}
