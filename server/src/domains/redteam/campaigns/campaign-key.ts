import type { Keyring } from "../../../platform/secrets/keyring.ts";
import type { SealedColumn } from "../../../platform/secrets/reseal.ts";

const context = (campaignId: string): string => `campaigns.api_key/${campaignId}`;

/** A key that a campaign was given for its time. */
export const sealedInCampaigns: SealedColumn = {
  table: "campaigns",
  column: "api_key_sealed",
  id: { column: "id", type: "uuid" },
  context,
};

export const sealCampaignKey = (keyring: Keyring, key: string | null, campaignId: string): string | null =>
  key === null ? null : keyring.seal(key, context(campaignId));

/** Null where the agent's own key is used. */
export const openCampaignKey = (keyring: Keyring, sealed: string | null, campaignId: string): string | null =>
  sealed === null ? null : keyring.open(sealed, context(campaignId));
