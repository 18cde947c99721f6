/** What the link to the welcome page carried in its fragment, which browsers never send to a server. */
export interface LinkContents {
  readonly token: string | null;
  readonly link: string | null;
  readonly invitation: string | null;
  /** The page to open after sign-in. */
  readonly destination: string;
}

export function readLink(hash: string, origin: string): LinkContents {
  const carried = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    token: carried.get("token"),
    link: carried.get("link"),
    invitation: carried.get("invitation"),
    destination: pathWithin(origin, carried.get("to")),
  };
}

/** A page of this console and nothing else, whatever the link says. */
function pathWithin(origin: string, target: string | null): string {
  if (!target?.startsWith("/")) return "/";
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search : "/";
}
