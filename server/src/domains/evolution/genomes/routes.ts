import { noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { readAncestry } from "./ancestry.ts";
import {
  agentGenomeOp,
  ancestryOp,
  deleteGenomeOp,
  diffOp,
  editGenomeOp,
  extractGenomeOp,
  genomeMapOp,
  getGenomeOp,
  getVersionOp,
  listGenomesOp,
  listVersionsOp,
  mutationHistoryOp,
  similarOp,
  toAgentUpdateOp,
} from "./contract.ts";
import { deleteGenome } from "./delete-genome.ts";
import { diffVersions } from "./diff-versions.ts";
import { editGenome } from "./edit-genome.ts";
import { extractGenome, type GenomeNeeds } from "./extract-genome.ts";
import { renderUpdate } from "./genes/render.ts";
import { genomeMap } from "./genome-map.ts";
import { mutationHistory } from "./mutation-history.ts";
import { agentGenome, createdVersionAnswer, listGenomes, listVersions, versionAnswer } from "./read-genomes.ts";
import { similarGenomes } from "./similar-genomes.ts";
import { getGenome } from "./store/genomes.ts";
import { getVersion } from "./store/versions.ts";

export function genomeRoutes(needs: GenomeNeeds): Binding[] {
  const { agents } = needs;
  return [
    bind(listGenomesOp, (r) => r.inTeam(async (act) => ok(await listGenomes(agents, act, r.query)))),
    bind(agentGenomeOp, (r) =>
      r.inTeam(async (act) => {
        await needs.agents.get(act, r.params.agent_id);
        const genome = await agentGenome(act, r.params.agent_id);
        return versionAnswer(agents, act, { found: await getVersion(act, genome, r.query.version) });
      }),
    ),
    bind(mutationHistoryOp, (r) =>
      r.inTeam(async (act) => {
        await needs.agents.get(act, r.params.agent_id);
        return ok(await mutationHistory(act, r.params.agent_id, r.query.limit));
      }),
    ),
    bind(getGenomeOp, (r) =>
      r.inTeam(async (act) =>
        versionAnswer(agents, act, {
          found: await getVersion(act, await getGenome(act, r.params.genome_id), r.query.version),
        }),
      ),
    ),
    bind(deleteGenomeOp, (r) =>
      r.transaction(async (act) => {
        await deleteGenome(act, r.params.genome_id);
        return noContent();
      }),
    ),
    bind(listVersionsOp, (r) => r.inTeam(async (act) => ok(await listVersions(act, r.params.genome_id, r.query)))),
    bind(editGenomeOp, (r) =>
      r.transaction(async (act) =>
        createdVersionAnswer(agents, act, { found: await editGenome(act, r.params.genome_id, r.body) }),
      ),
    ),
    bind(getVersionOp, (r) =>
      r.inTeam(async (act) =>
        versionAnswer(agents, act, {
          found: await getVersion(act, await getGenome(act, r.params.genome_id), r.params.version),
        }),
      ),
    ),
    bind(ancestryOp, (r) =>
      r.inTeam(async (act) => ok(await readAncestry(agents, act, { id: r.params.genome_id, ...r.query }))),
    ),
    bind(diffOp, (r) => r.inTeam(async (act) => ok(await diffVersions(act, r.params.genome_id, r.query)))),
    bind(similarOp, async (r) => ok(await similarGenomes({ agents, run: r.inTeam }, r.params.genome_id, r.query))),
    bind(extractGenomeOp, (r) =>
      r.transaction(async (act) => {
        const { unchanged, ...found } = await extractGenome(needs, act, r.params.agent_id);
        return createdVersionAnswer(agents, act, { found, beside: { unchanged } });
      }),
    ),
    bind(toAgentUpdateOp, (r) =>
      r.inTeam(async (act) => {
        const { version } = await getVersion(act, await getGenome(act, r.params.genome_id), r.query.version);
        return ok(renderUpdate(version.genes), { etag: `"${version.config_etag}"` });
      }),
    ),
    bind(genomeMapOp, async (r) => ok(await genomeMap({ agents, run: r.inTeam }, r.query.highlight_agent_id ?? null))),
  ];
}
