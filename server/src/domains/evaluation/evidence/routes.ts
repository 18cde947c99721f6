import { Readable } from "node:stream";
import { recordAudit } from "../../../platform/audit/record.ts";
import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { openReport } from "../reports/content/source.ts";
import { evidencePackOp, listEvidenceKeysOp } from "./contract.ts";
import { packFiles } from "./files.ts";
import type { EvidenceKeys } from "./keys.ts";

export function evidenceRoutes({ evidenceKeys }: { readonly evidenceKeys: EvidenceKeys }): Binding[] {
  return [
    bind(evidencePackOp, async (r) => {
      const { evaluation_id: id } = r.params;
      // Read with the first pack, and the writer of archives with it.
      const { evidencePack } = await import("./pack.ts");
      const source = await openReport(r.inTeam, id);
      const signer = await evidenceKeys.current();
      await r.transaction(async (act) => {
        const target = { kind: "evaluation", id };
        await recordAudit(act, {
          action: "evaluation.evidence_exported",
          target,
          details: { key: signer.fingerprint },
        });
        return ok(null);
      });
      const pack = evidencePack({ source, files: packFiles(r.inTeam, source), signer });
      return {
        status: 200,
        raw: { content: Readable.from(pack, { objectMode: false }), type: "application/zip" },
        headers: {
          "content-disposition": `attachment; filename="evidence-${id}.zip"`,
          "cache-control": "no-store",
        },
      };
    }),
    bind(listEvidenceKeysOp, async () => ok({ keys: await evidenceKeys.published() })),
  ];
}
