import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { buryGenome, getGenome, getVersion } from "./store/genomes.ts";

/** Takes a genome away for good. Its descendants still tell that they came from it. */
export async function deleteGenome(act: Act, id: string): Promise<void> {
  const genome = await getGenome(act, id, "for update");
  const { version } = await getVersion(act, genome);
  await buryGenome(act, id);
  await recordAudit(act, {
    action: "genome.deleted",
    target: { kind: "genome", id },
    beforeHash: version.content_hash,
    details: { versions: genome.latest },
  });
}
