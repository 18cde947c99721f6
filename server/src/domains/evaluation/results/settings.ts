import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { shippedCritical } from "../probes/critical.ts";
import { probes } from "../probes/list.ts";
import { DEFAULT_THRESHOLD } from "../scores/verdict.ts";
import { findSettings, type StoredSettings, upsertSettings } from "./store/settings.ts";

export interface Settings extends Pick<StoredSettings, "trust_threshold" | "share_links"> {
  /** The probes that fail a run if they fail: the team's list, or else the shipped one. */
  readonly critical_probes: readonly string[];
  readonly critical_probes_default: boolean;
  /** Null for a team that has changed nothing. */
  readonly updated_at: number | null;
  readonly updated_by: string | null;
}

const DEFAULTS = {
  ...{ trust_threshold: DEFAULT_THRESHOLD, critical_probes: null, share_links: false },
  ...{ updated_at: null, updated_by: null },
};

export async function readSettings(act: Act): Promise<Settings> {
  return effective((await findSettings(act)) ?? DEFAULTS);
}

const effective = (stored: StoredSettings | typeof DEFAULTS): Settings => ({
  ...stored,
  critical_probes: stored.critical_probes ?? shippedCritical,
  critical_probes_default: stored.critical_probes === null,
});

/** What is left out stays as it is; `critical_probes: null` goes back to the shipped list. */
export interface SettingsChange {
  readonly trust_threshold?: number | undefined;
  readonly critical_probes?: readonly string[] | null | undefined;
  readonly share_links?: boolean | undefined;
}

/** Applies to runs that end from now on: a verdict keeps the threshold and the list that it was given with. */
export async function writeSettings(act: Act, change: SettingsChange): Promise<Settings> {
  const before = (await findSettings(act)) ?? DEFAULTS;
  const wanted = change.critical_probes;
  if (wanted) assertKnown(wanted);
  const after = {
    trust_threshold: change.trust_threshold ?? before.trust_threshold,
    critical_probes: wanted === undefined ? before.critical_probes : wanted && inOrder(wanted),
    share_links: change.share_links ?? before.share_links,
  };
  const settings = await upsertSettings(act, after);
  const { trust_threshold: threshold, critical_probes: critical } = before;
  await recordAudit(act, {
    action: "evaluation.settings_changed",
    target: { kind: "team", id: act.who.teamId },
    details: {
      ...(change.trust_threshold === undefined
        ? {}
        : { trust_threshold: { from: threshold, to: after.trust_threshold } }),
      ...(change.share_links === undefined ? {} : { share_links: { from: before.share_links, to: after.share_links } }),
      ...(wanted === undefined ? {} : { critical_probes: { from: critical, to: after.critical_probes } }),
    },
  });
  return effective(settings);
}

const ids = new Set(probes.map(({ id }) => id));

/** A misspelled probe would never fail, and no one would notice. */
function assertKnown(wanted: readonly string[]): void {
  const unknown = wanted.filter((id) => !ids.has(id));
  if (unknown.length > 0) {
    const words = `Unknown ${unknown.length === 1 ? "probe" : "probes"}: ${unknown.slice(0, 5).join(", ")}`;
    throw unprocessable(["body", "critical_probes"], words, unknown);
  }
}

/** Each once, in the order of the catalog. */
const inOrder = (wanted: readonly string[]): string[] => probes.map(({ id }) => id).filter((id) => wanted.includes(id));
