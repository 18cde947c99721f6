/**
 * `npm run bench:redteam [-- FIRST_SEED BEDS CAMPAIGNS]`: how many queries the red team's search needs on simulated agents,
 * beside a fixed list and a refinement loop. Tuned on seeds 1 to 999; printed on seeds from 5001.
 *
 * `npm run bench:redteam -- aside [SEED]`: a small campaign against each of the agents that were written apart from it.
 *
 * `npm run bench:redteam -- fortress [SEED] [PROFILE…]`: the same against simulated agents whose weakness is known.
 *
 * `npm run bench:redteam -- pages [ATTEMPTS]`: how long the pages of a campaign with 100,000 attempts take.
 */
import { asideTable } from "./aside-run.ts";
import { fortressTable } from "./fortress-run.ts";
import { campaignPages } from "./pages-run.ts";
import { campaignTable, range, singleTable } from "./tables.ts";

const [kind] = process.argv.slice(2);
if (kind === "aside") {
  for (const line of await asideTable(Number(process.argv[3] ?? 8001))) console.log(line);
} else if (kind === "fortress") {
  const [, seed = "1", ...ids] = process.argv.slice(2);
  for await (const line of fortressTable(Number(seed), ids)) console.log(line);
} else if (kind === "pages") {
  for await (const line of campaignPages(Number(process.argv[3] ?? 100_000))) console.log(line);
} else {
  const [first = 5001, beds = 300, campaigns = 60] = process.argv.slice(2).map(Number);
  console.log(`One goal: queries to the first success, median / 90th percentile, share found in 600 (${beds} beds)\n`);
  for (const line of singleTable(range(first, beds))) console.log(line);
  console.log(`\nA campaign of 60 goals: broken goals, and queries used (${campaigns} campaigns, 30 queries a goal)\n`);
  for (const line of campaignTable(range(first, campaigns))) console.log(line);
}
