import { setTimeout } from "node:timers/promises";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { WakeupSignal } from "../../../platform/work/wakeup.ts";
import {
  deletePolicyFileOp,
  getConvertedTextOp,
  getPolicyFileOp,
  getPolicyTextOp,
  uploadPolicyFileOp,
} from "./contract.ts";
import { deleteFile, getFile, getText, isConverting, uploadFile } from "./manage-file.ts";
import { mediaTypes } from "./present.ts";
import { type PolicyNeeds, showPolicy } from "./routes.ts";
import { selectTextVersions } from "./store.ts";

export interface FileNeeds extends PolicyNeeds {
  readonly wakeups: WakeupSignal;
}

const WAIT_MS = 5_000;
const LOOK_MS = 50;

/** What comes from outside is handed on as bytes that no browser shows, runs or guesses at. */
function attached(content: string | Buffer, { name, type }: { readonly name: string; readonly type: string }): Answer {
  const plain = name.replaceAll(/[^\w.-]/g, "_").slice(-100);
  return {
    status: 200,
    raw: { content, type },
    headers: {
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  };
}

export function policyFileRoutes(needs: FileNeeds): Binding[] {
  return [
    bind(uploadPolicyFileOp, async (r) => {
      const { policy_id: id } = r.params;
      await r.transaction(async (act) => {
        await uploadFile(act, { id, ifMatch: r.ifMatch, file: r.body });
        return ok(null);
      });
      needs.wakeups.notify();
      // No connection is held meanwhile.
      const until = performance.now() + WAIT_MS;
      const signal = r.signal();
      while (performance.now() < until && !signal.aborted && (await r.inTeam((act) => isConverting(act, id))))
        await setTimeout(LOOK_MS);
      const { body, etag } = await r.inTeam((act) => showPolicy(needs, act, id));
      return ok(body, { etag });
    }),
    bind(getPolicyFileOp, (r) =>
      r.inTeam(async (act) => {
        const { name, kind, content } = await getFile(act, r.params.policy_id);
        const type = kind === "pdf" || kind === "docx" ? mediaTypes[kind] : undefined;
        return attached(content, { name, type: type ?? "application/octet-stream" });
      }),
    ),
    bind(deletePolicyFileOp, (r) =>
      r.transaction(async (act) => {
        await deleteFile(needs.policyHooks, act, { id: r.params.policy_id, ifMatch: r.ifMatch });
        const { body, etag } = await showPolicy(needs, act, r.params.policy_id);
        return ok(body, { etag });
      }),
    ),
    bind(getConvertedTextOp, (r) =>
      r.inTeam(async (act) => {
        const { content, version } = await getText(act, r.params.policy_id);
        const named = { name: `policy-${version}.md`, type: "text/markdown; charset=utf-8" };
        return attached(content, named);
      }),
    ),
    bind(getPolicyTextOp, (r) =>
      r.inTeam(async (act) => {
        const found = await getText(act, r.params.policy_id, r.query.version ?? null);
        const { version, source, content, blocks } = found;
        return ok({ version, source, content, blocks, versions: await selectTextVersions(act, r.params.policy_id) });
      }),
    ),
  ];
}
