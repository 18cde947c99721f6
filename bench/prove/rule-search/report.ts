import { proveRuleSearch, type RuleSearchProof } from "./prove.ts";

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const percent = (shares: readonly number[]): string =>
  shares.length === 0 ? "–" : `${(mean(shares) * 100).toFixed(0)}%`;
/** The proof as a page, and what it promises and did not keep. */
export function ruleSearchProof(since: Date): { readonly report: string; readonly mistakes: readonly string[] } {
  const proofs = proveRuleSearch();
  return { report: reportOf(proofs, since), mistakes: proofs.flatMap(mistakesIn) };
}

const confirmedOf = ({ searches }: RuleSearchProof) => searches.filter(({ reason }) => reason === "confirmed");

function mistakesIn(proof: RuleSearchProof): string[] {
  const { words, searches, isMendable } = proof;
  const confirmed = confirmedOf(proof);
  if (!isMendable) return confirmed.length > 0 ? [`“${words}”: a proposal was made that fixes nothing.`] : [];
  const isMended = confirmed.length >= searches.length / 2 && confirmed.every(({ isByRule }) => isByRule);
  const worse = confirmed.filter(({ before: was, after }) => after.twin < was.twin - 0.05);
  return [
    ...(isMended
      ? []
      : [`“${words}”: a clause of the rule was confirmed in ${confirmed.length} of ${searches.length}.`]),
    ...(worse.length > searches.length / 10 ? [`“${words}”: twins got worse in ${worse.length} searches.`] : []),
  ];
}

const reportOf = (proofs: readonly RuleSearchProof[], since: Date): string => `# Rules handed to evolution

Searches of the engine on the sample agent, one for each rule and seed. The seed draws the prompts, and which people the search sees
and which ones decide. Figures are shares on prompts that the search never saw.

| Rule | Searches | Confirmed | With the rule's clause | Breaches resisted before | after | Twins served before | after |
|---|---:|---:|---:|---:|---:|---:|---:|
${proofs.map(rowOf).join("\n")}

Since ${since.toISOString().slice(0, 10)}, with \`npm run prove -- rule-search\`. The sample agent is a test bed: it reads instructions by their words, so
these figures say that the machinery works, not how a model takes to a rule. The second rule it does not understand in any words, and
rightly nothing is proposed for it.
`;

function rowOf(proof: RuleSearchProof): string {
  const { words, searches } = proof;
  const confirmed = confirmedOf(proof);
  const cells = [
    ...[words, searches.length, confirmed.length, confirmed.filter(({ isByRule }) => isByRule).length],
    percent(searches.map(({ before }) => before.breach)),
    percent(confirmed.map(({ after }) => after.breach)),
    percent(searches.map(({ before }) => before.twin)),
    percent(confirmed.map(({ after }) => after.twin)),
  ];
  return `| ${cells.join(" | ")} |`;
}
