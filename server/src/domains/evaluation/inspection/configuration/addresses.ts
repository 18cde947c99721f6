/** Addresses as evidence and as risk. Only the origin is ever shown: paths and queries carry tokens. */

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

export type Transport = "encrypted" | "local" | "plain" | "unreadable";

/** How text travels to an address. What stays on the machine is not overheard. */
export function transportOf(address: string): Transport {
  const url = URL.parse(address);
  if (url?.protocol === "https:") return "encrypted";
  if (url?.protocol !== "http:") return "unreadable";
  return LOOPBACK.test(url.hostname) ? "local" : "plain";
}

export function originShown(address: string): string {
  const url = URL.parse(address);
  return url && /^https?:$/.test(url.protocol) ? url.origin : "(not an address)";
}

/** A wildcard host: it may be anyone's server. */
export const isWildcard = (address: string): boolean => {
  const host = URL.parse(address)?.hostname ?? address;
  return host.includes("*") || host === "0.0.0.0" || host === "[::]";
};
