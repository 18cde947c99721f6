import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import type { SegmentRole } from "./gene.ts";

/**
 * What a segment is for, guessed from its words alone: no model is asked, so the same prompt always gives the same genes.
 * A guess decides where a new clause is put and what a reader sees; nothing is refused by it.
 */
const LEXICON: readonly (readonly [SegmentRole, RegExp])[] = [
  [
    "example",
    new RegExp(
      entries`
        \b(?:
          for example
          e\.g\.
          examples?\s*\d*\s*:
          sample (?:dialog|question|answer)
          few-shot
        )
        ^\s*(?:user|human|customer|assistant|q|a)\s*:
      `,
      "gim",
    ),
  ],
  [
    "format",
    new RegExp(
      entries`
        \b(?:
          json
          yaml
          xml
          markdown
          csv
          html
          schema
          format(?:ted|ting)?
          bullet(?:s| points)?
          table
          headings?
          sentences?
          words or (?:less|fewer)
          at most \d+ (?:words|sentences|lines)
          reply in
          respond in
          answer in
          output
          tone
          concise
          brief
        )\b
      `,
      "gi",
    ),
  ],
  [
    "tool_use",
    new RegExp(
      entries`
        \b(?:
          tools?
          functions?
          plug-?ins?
          api calls?
          call the
          search the
          look ?up
          query the
          retriev\w+
          knowledge base
          database
          browse
          execute
        )\b
      `,
      "gi",
    ),
  ],
  [
    "safety",
    new RegExp(
      entries`
        \b(?:
          confidential
          secrets?
          passwords?
          credentials?
          api keys?
          personal (?:data|information)
          private
          privacy
          pii
          harm(?:ful|less)?
          unsafe
          dangerous
          illegal
          weapons?
          self-harm
          refuse
          decline
          jailbreak
          inject(?:ion|ed)
          (?:reveal|disclose|share|repeat|leak) (?:\w+ ){0,3}(?:prompt|instructions?)
          ignore (?:\w+ ){0,2}instructions?
          untrusted
          malicious
          medical advice
          legal advice
          financial advice
        )\b
      `,
      "gi",
    ),
  ],
  [
    "identity",
    /\b(?:you are (?:an?|the|our)\b|you're (?:an?|the)\b|your name is|act as|you act as|role-?play as|persona)|^\s*you are\b/gim,
  ],
  [
    "task",
    new RegExp(
      entries`
        \b(?:
          your (?:task|job|goal|purpose|role|mission|objective)
          help (?:users?|customers?|people|the user)
          assist
          answer (?:questions|users|customers)
          you (?:will|can) (?:help|answer|summari[sz]e|write|translate)
          summari[sz]e
          translate
          classify
          extract
        )\b
      `,
      "gi",
    ),
  ],
  [
    "policy",
    new RegExp(
      entries`
        \b(?:
          must(?: not)?
          always
          never
          do not
          don't
          only
          should(?: not)?
          may not
          not allowed
          required
          forbidden
          policy
          policies
          rules?
          guidelines?
          at all times
          under no circumstances
          before you
          make sure
          ensure
        )\b
      `,
      "gi",
    ),
  ],
];

/** How much more a hit counts for a role whose words seldom mean anything else. */
const WEIGHT: Readonly<Record<SegmentRole, number>> = {
  identity: 3,
  example: 3,
  safety: 2.5,
  tool_use: 2,
  format: 2,
  task: 1.5,
  policy: 1,
  other: 0,
};

/** `section` is the role of the heading above, which speaks for a segment that says little itself. */
export function roleOf(text: string, section: SegmentRole = "other"): SegmentRole {
  const head = text.slice(0, 2000);
  let [best, most] = [section, section === "other" ? 0 : 0.9];
  for (const [role, words] of LEXICON) {
    const hits = Math.min(3, [...head.matchAll(words)].length);
    const score = hits === 0 ? 0 : WEIGHT[role] + 0.5 * (hits - 1) + (role === section ? 1 : 0);
    if (score > most) [best, most] = [role, score];
  }
  return best;
}
