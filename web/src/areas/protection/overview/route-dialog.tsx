import type { GatewayProtocol } from "@agent-console/sdk";
import * as fields from "@agent-console/sdk/fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { problemsOf } from "../../../parts/problems.ts";
import { Refused } from "../../../parts/refused.tsx";
import type { GatewayLeg, GatewayRoute } from "../../../queries/gateway.ts";
import { useMay, useSession } from "../../../session/use-session.ts";

interface DialogProps {
  readonly agentId: string;
  readonly leg: GatewayLeg;
  /** Null: a new one. */
  readonly route: GatewayRoute | null;
  readonly onClose: () => void;
}

/** Adds a leg to the gateway, or changes where one goes. */
export function RouteDialog({ agentId, leg, route, onClose }: DialogProps) {
  const { api } = useSession();
  const queries = useQueryClient();
  const isAdmin = useMay("ADMIN");
  const [draft, setDraft] = useState(() => draftOf(leg, route));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ["gateway", agentId] });
    onClose();
  };
  const save = useMutation({
    mutationFn: () => {
      const body = bodyOf(leg, draft, isAdmin);
      return route
        ? api.protection.updateGatewayRoute({ route_id: route.id, body })
        : api.protection.createGatewayRoute({ body: { agent_id: agentId, leg, ...body } });
    },
    onSuccess: done,
  });
  const remove = useMutation({
    mutationFn: async () => {
      if (route) await api.protection.deleteGatewayRoute({ route_id: route.id });
    },
    onSuccess: done,
  });
  const wrong = problemsOf(save.error);
  return (
    <Dialog title={route ? `Change the ${leg} leg` : `Route the ${leg} leg`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {leg !== "front" && <UpstreamFields leg={leg} route={route} draft={draft} change={change} wrong={wrong} />}
        <Field
          label="Slug"
          hint={
            route
              ? "Part of the address. Clients that use the old address are refused within a second."
              : "Part of the address. Made from the agent's name if empty."
          }
          wrong={wrong["slug"]}
        >
          {(id) => (
            <input
              id={id}
              maxLength={fields.GatewayRouteChange.slug.maxLength}
              pattern="[a-z0-9][a-z0-9\-]*[a-z0-9]"
              title="Lowercase letters, digits and hyphens"
              value={draft.slug}
              onChange={({ target }) => change({ slug: target.value })}
            />
          )}
        </Field>
        {isAdmin && <UnscannedField draft={draft} change={change} wrong={wrong} />}
        <Refused error={save.error ?? remove.error} />
        <div className="dialog-actions">
          {route && (
            <button type="button" className="btn" disabled={remove.isPending} onClick={() => remove.mutate()}>
              Delete route
            </button>
          )}
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn pri" disabled={save.isPending}>
            {route ? "Save route" : "Create route"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface Draft {
  readonly url: string;
  readonly protocol: NonNullable<GatewayRoute["protocol"]>;
  readonly key: string;
  readonly slug: string;
  readonly paths: string;
}

const draftOf = (leg: GatewayLeg, route: GatewayRoute | null): Draft => ({
  url: route?.upstream_url ?? "",
  protocol: route?.protocol ?? (leg === "tools" ? "mcp" : "openai"),
  key: "",
  slug: route?.slug ?? "",
  paths: route?.unscanned_paths.join("\n") ?? "",
});

function bodyOf(leg: GatewayLeg, { url, protocol, key, slug, paths }: Draft, isAdmin: boolean) {
  const upstream = leg === "front" ? {} : { upstream_url: url, protocol, ...(key === "" ? {} : { api_key: key }) };
  const unscanned = paths.split(/\s+/).filter((path) => path !== "");
  return { ...upstream, ...(slug === "" ? {} : { slug }), ...(isAdmin ? { unscanned_paths: unscanned } : {}) };
}

interface PartProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly wrong: Readonly<Record<string, string>>;
}

interface UpstreamProps extends PartProps {
  readonly leg: GatewayLeg;
  readonly route: GatewayRoute | null;
}

function UpstreamFields({ leg, route, draft, change, wrong }: UpstreamProps) {
  return (
    <>
      <Field
        label={leg === "model" ? "Base URL of the model provider" : "Endpoint of the MCP server"}
        wrong={wrong["upstream_url"]}
      >
        {(id) => (
          <input
            id={id}
            type="url"
            required
            placeholder={leg === "model" ? "https://api.openai.com/v1" : "https://mcp.example/mcp"}
            value={draft.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </Field>
      {leg === "model" && (
        <Field label="API of the provider">
          {(id) => (
            <select
              id={id}
              value={draft.protocol}
              onChange={({ target }) =>
                change({ protocol: target.value as Extract<GatewayProtocol, "openai" | "anthropic"> })
              }
            >
              <option value="openai">OpenAI (chat completions, Responses, embeddings)</option>
              <option value="anthropic">Anthropic (Messages)</option>
            </select>
          )}
        </Field>
      )}
      <Field label="Key of the upstream" hint={keyHint(route, draft)} wrong={wrong["api_key"]}>
        {(id) => (
          <input
            id={id}
            type="password"
            autoComplete="off"
            value={draft.key}
            onChange={({ target }) => change({ key: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function keyHint(route: GatewayRoute | null, { url, key }: Draft): string {
  if (!route?.has_key) return "Sent to this address only. Stored encrypted.";
  return key === "" && originOf(url) !== originOf(route.upstream_url ?? "")
    ? "The stored key is for another address and will be removed. Enter the key for this one."
    : "A key is stored. Leave this empty to keep it.";
}

function UnscannedField({ draft, change, wrong }: PartProps) {
  return (
    <Field
      label="Paths to let through unjudged"
      hint="One per line, such as /v1/files. Guards see nothing of them, and the badge says so."
      wrong={wrong["unscanned_paths"]}
    >
      {(id) => (
        <textarea
          id={id}
          className="mono"
          rows={2}
          value={draft.paths}
          onChange={({ target }) => change({ paths: target.value })}
        />
      )}
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly wrong?: string | undefined;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, hint, wrong, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint && <span className="hint">{hint}</span>}
      {wrong && <span className="wrong">{wrong}</span>}
    </div>
  );
}

const originOf = (text: string): string => URL.parse(text)?.origin ?? "";
