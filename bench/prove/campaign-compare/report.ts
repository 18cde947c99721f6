import { CAREFUL, type ComparedBeds, figuresOfCompare, WARY } from "./prove.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export function campaignCompareReport(proofs: readonly ComparedBeds[], since: Date): string {
  const found = figuresOfCompare(proofs);
  return `# Proof: comparing two campaigns

Printed by \`npm run prove -- campaign-compare\` on ${since.toISOString().slice(0, 10)}. Each comparison is of two campaigns of 60 goals in 12 families with 30
queries a goal, played with the product's own search and its sharing between goals against a simulated agent that is weak to one
operator in each family. The same seed gives the same plan and search; the agent's luck differs. ${found.broken.toFixed(0)} of 60 goals break on average.

| Compared | Verdict | Share of ${found.comparisons} comparisons |
|---|---|---:|
| the same agent twice, goal by goal | better or worse (wrong) | ${percent(found.same)} |
| the same agent twice, family by family | better or worse (wrong) | ${percent(found.sameFamilies)} |
| the same agent twice, if McNemar's test over goals decided alone | p < .05 (wrong) | ${percent(found.byGoals)} |
| an agent that gives in ${percent(CAREFUL)} as often (${found.brokenCareful.toFixed(0)} goals break) | better | ${percent(found.careful)} |
| an agent that gives in ${percent(WARY)} as often | better | ${percent(found.wary)} |

What broke one goal of a family is tried on the next, so goals of a family break together: a test that takes goals for independent
calls luck a change several times too often. That is why the sign-flip test over families has to agree with it. The simulated agents
are ours; how strongly goals of a family hang together in a real agent is not measured here.
`;
}
