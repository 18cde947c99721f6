import type { Outbound } from "../outbound/outbound.ts";
import { openFolderStore } from "./folder-store.ts";
import type { ObjectStore } from "./object-store.ts";
import { openS3Store } from "./s3-store.ts";
import type { S3Credentials } from "./sign-v4.ts";
import type { S3Address } from "./store-address.ts";

export type StoreSettings =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "s3"; readonly address: S3Address; readonly credentials: S3Credentials };

export function openStore(settings: StoreSettings | null, outbound: Outbound): ObjectStore | null {
  if (!settings) return null;
  return settings.kind === "folder" ? openFolderStore(settings.folder) : openS3Store({ ...settings, outbound });
}
