import type { Act } from "../../../platform/act.ts";
import { selectGuards } from "./store.ts";

/** The hosts of the team's remote guards, each once. Names only: the URLs may contain secrets. */
export async function remoteHosts(act: Act): Promise<readonly string[]> {
  const hosts = (await selectGuards(act, "remote")).map(({ url }) => URL.parse(url ?? "")?.host ?? "");
  return [...new Set(hosts)].filter(Boolean).toSorted();
}
