import { join } from "node:path";
import type { Cidr } from "../../platform/outbound/networks.ts";
import type { StoreSettings } from "../../platform/store/open-store.ts";
import { SettingRefused, type SettingValues } from "./settings.ts";
import { refusalOf } from "./telemetry-backends.ts";

/**
 * A database of its own is shared by processes on other machines, which would not find the objects in this one's folder.
 * So there the store has to be named.
 */
export function storeSettings(
  values: SettingValues,
  { folder, networks }: { readonly folder: string; readonly networks: readonly Cidr[] },
): StoreSettings | null {
  const { storeUrl: address, storeAccessKeyId: accessKeyId, storeSecretAccessKey: secretAccessKey } = values;
  if (address?.kind !== "s3") {
    if (accessKeyId || secretAccessKey || values.storeSessionToken)
      throw new SettingRefused("STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY need STORE_URL=s3://… beside them.");
    if (address) return address;
    return values.databaseUrl ? null : { kind: "folder", folder: join(folder, "store") };
  }
  if (!accessKeyId || !secretAccessKey)
    throw new SettingRefused("STORE_URL=s3://… needs STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY beside it.");
  if (!/^[\x21-\x7e]+$/.test(accessKeyId + (values.storeSessionToken ?? "")) || /[,/]/.test(accessKeyId))
    throw new SettingRefused("STORE_ACCESS_KEY_ID and STORE_SESSION_TOKEN must be text without spaces.");
  const reason = refusalOf(new URL(address.endpoint), networks);
  if (reason) throw new SettingRefused(`The endpoint of STORE_URL can't be called: it is ${reason}.`);
  return { kind: "s3", address, credentials: { accessKeyId, secretAccessKey, sessionToken: values.storeSessionToken } };
}
