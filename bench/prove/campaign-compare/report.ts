import { singleProfiles } from "../../../server/test/redteam/fortress/profiles.ts";
import { type ComparedOverHttp, figuresOverHttp, HTTP_CATEGORIES, HTTP_SIZE } from "./over-http.ts";
import { CHANCES } from "./prompted-agent.ts";
import { CAREFUL, type ComparedBeds, figuresOfCompare, WARY } from "./prove.ts";

const CUES = new Set(singleProfiles.flatMap(({ needs }) => needs)).size;

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export interface CompareProofs {
  readonly beds: readonly ComparedBeds[];
  readonly overHttp: readonly ComparedOverHttp[];
}

export function campaignCompareReport({ beds, overHttp }: CompareProofs, since: Date): string {
  const found = figuresOfCompare(beds);
  const real = figuresOverHttp(overHttp);
  return `# Proof: comparing two campaigns

## Simulated agents, without a console

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

## Agents over HTTP, by the console itself

Campaigns of the real program: API, worker and PostgreSQL are processes of their own, and the agent is asked over HTTP. It is weak to 20
of the test beds' ${CUES} cues, other ones for each seed, and gives in to them in ${percent(CHANCES.careless)} of the cases, or in ${percent(CHANCES.careful)} where its system prompt tells it
to be careful. The campaigns are small, so that hundreds of them end within the hour: up to ${HTTP_CATEGORIES.length * HTTP_SIZE.goals} goals of ${HTTP_CATEGORIES.length} categories with ${HTTP_SIZE.queries} queries a
goal, confirmed ${HTTP_SIZE.confirm.k} of ${HTTP_SIZE.confirm.n} times, without shortening. ${real.broken.toFixed(1)} of ${real.assessed.toFixed(1)} assessed goals break on average; with the careful prompt ${real.brokenCareful.toFixed(1)}. All in all
${real.requests.toLocaleString("en")} requests. Verdicts are those of \`GET /v1/campaigns/{campaign_id}/compare/{other_id}\`.

| Compared | Verdict | Share of ${real.comparisons} comparisons |
|---|---|---:|
| the same agent twice, with the same seed (another number of goals broke in ${percent(real.unlike)}) | better or worse (wrong) | ${percent(real.same)} |
| the agent with the careful prompt against the one without | better | ${percent(real.careful)} |
| the same | worse (wrong) | ${percent(real.wrongWay)} |

With larger campaigns a smaller difference can be told apart; this shows only that a plain one is.
`;
}
