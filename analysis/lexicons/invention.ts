import { entries } from "./entries.ts";
export const EMPTY = new RegExp(entries`
    ^(?:
      great
      sure
      certainly
      of course
      okay
      ok
      thanks?
      thank you
      happy to help
      let's (?:begin|start)
      i hope (?:this|that) helps
      hello
      good question
      here(?:'s| is| are) (?:a|the|an)\b[^.]{0,60}:?$
      below you
    )
  `);
