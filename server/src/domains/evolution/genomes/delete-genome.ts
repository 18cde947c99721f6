import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { deleteContents, getGenome } from "./store/genomes.ts";
import { getVersion } from "./store/versions.ts";

/** Deletes a genome for good. Its descendants keep their links to it. */
export async function deleteGenome(act: Act, id: string): Promise<void> {
  const genome = await getGenome(act, id, "for update");
  const { version } = await getVersion(act, genome);
  await deleteContents(act, id);
  await recordAudit(act, {
    action: "genome.deleted",
    target: { kind: "genome", id },
    beforeHash: version.content_hash,
    details: { versions: genome.latest },
  });
}
