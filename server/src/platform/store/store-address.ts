import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";

export interface S3Address {
  readonly kind: "s3";
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  readonly endpoint: string;
  readonly region: string;
  /** Whether the bucket is the first part of the path, and not of the host name. */
  readonly isPathStyle: boolean;
}

export type StoreAddress = S3Address | { readonly kind: "folder"; readonly folder: string };

const PARAMETERS: readonly string[] = ["endpoint", "region", "style"];
const AWS_REGION = "us-east-1";

/** Null if the text is no address of a store. */
export function parseStoreAddress(text: string): StoreAddress | null {
  const url = URL.parse(text);
  if (url?.hash !== "" || url.username !== "" || url.password !== "") return null;
  if (url.protocol === "file:") return folderAddress(url);
  return url.protocol === "s3:" ? s3Address(url) : null;
}

function folderAddress(url: URL): StoreAddress | null {
  if (url.host !== "" || url.search !== "") return null;
  const folder = fileURLToPath(url);
  return isAbsolute(folder) ? { kind: "folder", folder } : null;
}

function s3Address({ hostname: bucket, port, pathname, searchParams }: URL): S3Address | null {
  const prefix = pathname.replace(/^\/|\/$/g, "");
  const region = searchParams.get("region") ?? AWS_REGION;
  const endpoint = readEndpoint(searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`);
  const style = searchParams.get("style") ?? (searchParams.has("endpoint") ? "path" : "host");
  const isKnown = [...searchParams.keys()].every((name) => PARAMETERS.includes(name));
  if (!isKnown || port !== "" || !endpoint || (style !== "path" && style !== "host")) return null;
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(bucket) || !/^[a-z\d-]{1,40}$/.test(region)) return null;
  if (prefix !== "" && !/^[\w.-]+(\/[\w.-]+)*$/.test(prefix)) return null;
  return {
    ...{ kind: "s3", bucket, region, endpoint, isPathStyle: style === "path" },
    prefix: prefix === "" ? "" : `${prefix}/`,
  };
}

function readEndpoint(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash || url.pathname !== "/")
    return null;
  return url.origin;
}
