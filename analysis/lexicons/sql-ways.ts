import { entries } from "./entries.ts";
/** Assigned from marks alone, from a list of our own, or as a number: nothing that a stranger typed can be in it. */
export const OURS = new RegExp(
  entries`
    (?:^|[;{\n])\s*(?:
      const
      let
      var
      my
      \$
    )?\s*\$?(\w{1,40})\s*:?=\s*(?=[^\n]{0,200}(?:["'](?:\?|%s|\$\d|:\w+)[,\s]*["']|["'],\s*["']\.join|\b(?:allowed|columns?|whitelist|permitted|fields|orders?)\w*(?:\[|\.get\()|\b(?:int|integer|parseint|number|strconv\.atoi|intval)\())
  `,
  "gim",
);
