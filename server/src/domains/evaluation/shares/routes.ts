import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { createShareLinkOp, listShareLinksOp, revokeShareLinkOp } from "./contract.ts";
import { createShareLink, listShareLinks, revokeShareLink } from "./share-links.ts";

export function shareLinkRoutes({ publicUrl }: { readonly publicUrl: string }): Binding[] {
  return [
    bind(createShareLinkOp, (r) =>
      r.transaction(async (act) => {
        const link = await createShareLink(act, r.params.evaluation_id, { wanted: r.body, publicUrl });
        return created(link, { headers: { "cache-control": "no-store" }, kept: { ...link, url: null } });
      }),
    ),
    bind(listShareLinksOp, (r) => r.inTeam(async (act) => ok(await listShareLinks(act, r.query)))),
    bind(revokeShareLinkOp, async (r) => {
      await r.transaction(async (act) => ok(await revokeShareLink(act, r.params.link_id)));
      return noContent();
    }),
  ];
}
