import type { ReactNode } from "react";
import { at, since } from "../../../parts/numbers.ts";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import type { GatewayKey } from "../../../queries/gateway.ts";
import { limitWords, spendBars, spentWords } from "./limits.ts";

const statusWords: Readonly<Record<GatewayKey["status"], string>> = {
  ACTIVE: "Active",
  EXPIRED: "Expired",
  REVOKED: "Revoked",
};

export function KeyRow({
  gatewayKey: key,
  children,
}: {
  readonly gatewayKey: GatewayKey;
  readonly children: ReactNode;
}) {
  return (
    <tr>
      <td>
        <ShownText text={key.name} />
        <small className="mut">
          <span className="mono">…{key.hint}</span> · {statusWords[key.status]}
          {key.expires_at !== null && key.status === "ACTIVE" && ` until ${at(key.expires_at)}`}
        </small>
      </td>
      <td data-head="For">
        {key.legs.join(", ")}
        {key.origins.length > 0 && <small className="mut">from {key.origins.join(", ")}</small>}
        {key.trusted && <small className="mut">System messages trusted</small>}
        {key.explain && <small className="mut">Refusals explained</small>}
      </td>
      <td data-head="Limits">{limitWords(key)}</td>
      <td className="gk-spent" data-head="Spent today (UTC)">
        {spendBars(key).map(({ label, share }) => (
          <div key={label}>
            <progress max={1} value={Math.min(1, share)} aria-label={label} className={share >= 0.9 ? "gk-near" : ""} />
            <small>{label}</small>
          </div>
        ))}
        <small className="mut">{spentWords(key)}</small>
      </td>
      <td className="mid" data-head="Last used">
        {key.last_used_at === null ? "Never" : since(key.last_used_at)}
      </td>
      <td className="end gk-acts">{children}</td>
    </tr>
  );
}
