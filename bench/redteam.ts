/**
 * `npm run bench:redteam [-- FIRST_SEED BEDS CAMPAIGNS]`: how many queries the red team's search needs on simulated agents,
 * beside a fixed list and a refinement loop. Tuned on seeds 1 to 150; printed on seeds from 5001.
 */
import { campaignTable, range, singleTable } from "./redteam/tables.ts";

const [first = 5001, beds = 200, campaigns = 30] = process.argv.slice(2).map(Number);

console.log(`One goal: queries to the first success, median / 90th percentile, share found in 600 (${beds} beds)\n`);
for (const line of singleTable(range(first, beds))) console.log(line);
console.log(`\nA campaign of 60 goals: broken goals, and queries used (${campaigns} campaigns, 30 queries a goal)\n`);
for (const line of campaignTable(range(first, campaigns))) console.log(line);
