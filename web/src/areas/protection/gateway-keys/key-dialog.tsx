import * as fields from "@agent-console/sdk/fields";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Dialog } from "../../../parts/dialogs/dialog.tsx";
import { Refused } from "../../../parts/refused.tsx";
import type { GatewayKey, GatewayLeg } from "../../../queries/gateway.ts";
import { useSession } from "../../../session/use-session.ts";
import { type LimitName, limitNames, readLimit } from "./limits.ts";

interface DialogProps {
  readonly agentId: string;
  /** Null: a new key. */
  readonly before: GatewayKey | null;
  readonly onClose: () => void;
  /** With the secret of a new key. */
  readonly onSaved: (secret: string | null) => void;
}

const LEGS: readonly (readonly [GatewayLeg, string])[] = [
  ["front", "Front: clients to the agent"],
  ["model", "Model: the agent to its model"],
  ["tools", "Tools: the agent to MCP servers"],
];
const lives: readonly (readonly [string, string])[] = [
  ["", "No expiration"],
  ["30", "30 days"],
  ["90", "90 days"],
  ["365", "One year"],
];

type Limits = Readonly<Record<LimitName, string>>;
const limitsOf = (key: GatewayKey | null): Limits =>
  Object.fromEntries(limitNames.map(([name]) => [name, String(key?.[name] ?? "")])) as Limits;

/** Creates a key, or changes what one may do. */
export function KeyDialog({ agentId, before, onClose, onSaved }: DialogProps) {
  const { api } = useSession();
  const id = useId();
  const [name, setName] = useState(before?.name ?? "");
  const [legs, setLegs] = useState<readonly GatewayLeg[]>(before?.legs ?? ["front"]);
  const [life, setLife] = useState("90");
  const [limits, setLimits] = useState(limitsOf(before));
  const [origins, setOrigins] = useState(before?.origins.join("\n") ?? "");
  const [explain, setExplain] = useState(before?.explain ?? false);
  const [trusted, setTrusted] = useState(before?.trusted ?? false);
  const read = limitNames.map(([limit]) => [limit, readLimit(limit, limits[limit])] as const);
  const isWrong = read.some(([, value]) => value === undefined);
  const save = useMutation({
    mutationFn: async () => {
      const wanted = origins.split(/\s+/).filter((origin) => origin !== "");
      const body = { name, legs: [...legs], origins: wanted, explain, trusted, ...Object.fromEntries(read) };
      if (before) {
        await api.protection.updateGatewayKey({ gateway_key_id: before.id, body });
        return null;
      }
      const expires_in_days = life === "" ? null : Number(life);
      return (await api.protection.createGatewayKey({ body: { ...body, agent_id: agentId, expires_in_days } })).secret;
    },
    onSuccess: onSaved,
  });
  return (
    <Dialog title={before ? "Change gateway key" : "Create a gateway key"} onClose={onClose} className="wide-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            required
            maxLength={fields.GatewayKeyChange.name.maxLength}
            placeholder="Web shop"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <fieldset className="field">
          <legend className="label">Legs</legend>
          {LEGS.map(([leg, words]) => (
            <label key={leg} className="check">
              <input
                type="checkbox"
                checked={legs.includes(leg)}
                onChange={({ target }) =>
                  setLegs(target.checked ? [...legs, leg] : legs.filter((other) => other !== leg))
                }
              />
              {words}
            </label>
          ))}
        </fieldset>
        {!before && (
          <div className="field">
            <label htmlFor={`${id}-life`}>Expires</label>
            <select id={`${id}-life`} value={life} onChange={({ target }) => setLife(target.value)}>
              {lives.map(([value, words]) => (
                <option key={words} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        )}
        <LimitFields limits={limits} change={setLimits} />
        <div className="field">
          <label htmlFor={`${id}-origins`}>Allowed origins</label>
          <textarea
            id={`${id}-origins`}
            className="mono"
            rows={2}
            placeholder="https://shop.example"
            value={origins}
            onChange={({ target }) => setOrigins(target.value)}
          />
          <span className="hint">For keys in browsers, one per line. Leave it empty to allow any client.</span>
        </div>
        <label className="check">
          <input type="checkbox" checked={trusted} onChange={({ target }) => setTrusted(target.checked)} />
          Trust system messages of this client, and don't judge them as user text
        </label>
        <label className="check">
          <input type="checkbox" checked={explain} onChange={({ target }) => setExplain(target.checked)} />
          Name the guard and rule in refusals, for development
        </label>
        <Refused error={save.error} />
        <div className="dialog-actions">
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn pri"
            disabled={save.isPending || isWrong || legs.length === 0 || name.trim() === ""}
          >
            {before ? "Save key" : "Create key"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function LimitFields({ limits, change }: { readonly limits: Limits; readonly change: (limits: Limits) => void }) {
  const id = useId();
  return (
    <fieldset className="field gk-limits">
      <legend className="label">Limits</legend>
      <p className="hint">
        Counted over all gateways. Leave a field empty for no limit. Cost is in the currency of your model prices.
      </p>
      {limitNames.map(([name, words]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{words}</label>
          <input
            id={`${id}-${name}`}
            inputMode="decimal"
            value={limits[name]}
            onChange={({ target }) => change({ ...limits, [name]: target.value })}
          />
          {readLimit(name, limits[name]) === undefined && (
            <span className="wrong" role="alert">
              {name === "money_per_day" ? "Enter a number above 0." : "Enter a whole number above 0."}
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
