import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit, stateHash } from "../../../platform/audit/record.ts";
import type { Answer } from "../../../platform/http/answer.ts";
import { readGenome } from "./genes/read-genome.ts";
import type { SentGenome } from "./genome-text.ts";
import { withConsoleMembers } from "./genome-text.ts";
import { insertGenome } from "./store/genomes.ts";
import { addVersion } from "./store/versions.ts";

/** Stores a genome as it was sent. Nothing in it is required or refused; what the console reads is stored beside it. */
export async function createGenome(act: Act, { text: body, value: sent }: SentGenome): Promise<Answer> {
  const { agentId, name, genes, parents, warnings } = readGenome(sent);
  const id = await insertGenome(act, { agentId, name, origin: "seed", body, warnings });
  const version = await addVersion(act, {
    genomeId: id,
    genes,
    parents: parents.map((parent) => ({ ...parent, role: "import" })),
  });
  await recordAudit(act, { action: "genome.created", target: { kind: "genome", id }, afterHash: stateHash(body) });
  const content = withConsoleMembers(body, sent, {
    id,
    version: version.version,
    created_at: actSeconds(act),
    ...(genes.length > 0 ? { content_hash: version.content_hash } : {}),
    ...(warnings.length > 0 ? { warnings } : {}),
  });
  return { status: 200, raw: { content, type: "application/json" }, headers: { location: `/v1/genomes/${id}` } };
}
