import { openReport, type ReadTeam } from "../reports/content/source.ts";
import { packFiles } from "./files.ts";
import type { EvidenceKeys } from "./keys.ts";

export interface MadePack {
  /** Made while it is read. */
  readonly content: AsyncIterable<Buffer>;
  /** The fingerprint of the key. */
  readonly signedBy: string;
}

/** EVALUATION_STATE if the run has no report. */
export async function makePack(read: ReadTeam, keys: EvidenceKeys, id: string): Promise<MadePack> {
  // Read with the first pack, and the writer of archives with it.
  const { evidencePack } = await import("./pack.ts");
  const source = await openReport(read, id);
  const signer = await keys.current();
  return {
    content: evidencePack({ source, files: packFiles(read, source), signer }),
    signedBy: signer.fingerprint,
  };
}
