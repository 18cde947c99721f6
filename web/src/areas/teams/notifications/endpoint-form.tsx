import type { NotificationEndpointWithSecret, NotificationKind, NotificationSeverity } from "@agent-console/sdk";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Refused } from "../../../parts/refused.tsx";
import { useSession } from "../../../session/use-session.ts";
import { severityWords } from "./words.ts";

interface FormProps {
  readonly hasMail: boolean;
  readonly onCreated: (created: NotificationEndpointWithSecret) => void;
}

const kinds: readonly (readonly [NotificationKind, string])[] = [
  ["webhook", "Webhook"],
  ["mail", "Email"],
];

export function EndpointForm({ hasMail, onCreated }: FormProps) {
  const { api } = useSession();
  const [name, setName] = useState("");
  const [kind, setKind] = useState<NotificationKind>("webhook");
  const [address, setAddress] = useState("");
  const [severity, setSeverity] = useState<NotificationSeverity>("info");
  const create = useMutation({
    mutationFn: () => api.teams.createNotificationEndpoint({ body: { name, kind, address, least_severity: severity } }),
    onSuccess: (created) => {
      setName("");
      setAddress("");
      onCreated(created);
    },
  });
  const isComplete = name.trim() !== "" && address.trim() !== "";
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
        maxLength={255}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value as NotificationKind)}>
        {kinds.map(([value, words]) => (
          <option key={value} value={value} disabled={value === "mail" && !hasMail}>
            {words}
          </option>
        ))}
      </select>
      <input
        aria-label={kind === "mail" ? "Email address" : "Webhook URL"}
        placeholder={kind === "mail" ? "oncall@example.org" : "https://hooks.example/…"}
        type={kind === "mail" ? "email" : "url"}
        required
        maxLength={2083}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <select
        aria-label="Least severity"
        value={severity}
        onChange={({ target }) => setSeverity(target.value as NotificationSeverity)}
      >
        {Object.entries(severityWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" className="btn pri" disabled={create.isPending || !isComplete}>
        Create endpoint
      </button>
      <Refused error={create.error} />
    </form>
  );
}
