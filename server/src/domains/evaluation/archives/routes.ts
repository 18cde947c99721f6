import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import { archiveRunOp, getArchiveOp, restoreRunOp } from "./contract.ts";
import { type ArchivesNeeds, bringBack, readArchive, requestArchive } from "./request-archive.ts";

export function archiveRoutes(needs: ArchivesNeeds & { readonly wakeups: Pick<WakeupSignal, "notify"> }): Binding[] {
  return [
    bind(archiveRunOp, async (r) => {
      const { evaluation_id: id } = r.params;
      const answer = await r.transaction(async (act) => ({ status: 202, body: await requestArchive(needs, act, id) }));
      needs.wakeups.notify();
      return answer;
    }),
    bind(restoreRunOp, async (r) => {
      const { evaluation_id: id } = r.params;
      const answer = await r.transaction(async (act) => ({ status: 202, body: await bringBack(needs, act, id) }));
      needs.wakeups.notify();
      return answer;
    }),
    bind(getArchiveOp, (r) => r.inTeam(async (act) => ok(await readArchive(needs, act, r.params.evaluation_id)))),
  ];
}
