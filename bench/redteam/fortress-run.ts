/**
 * `npm run bench:redteam -- fortress [SEED] [PROFILE…]`: the same small campaign against simulated agents whose weakness is known,
 * and against those that hold.
 */
import { profileOf, profiles } from "../../server/test/redteam/fortress/profiles.ts";
import { fortressTalking } from "../../server/test/redteam/fortress/talking.ts";
import { CONFIRMED_FROM, campaign } from "./small-campaign.ts";

export async function* fortressTable(seed: number, ids: readonly string[]): AsyncGenerator<string> {
  yield "| Profile | Goals assessed | Queries | Broken | Confirmed | By |";
  yield "|---|---:|---:|---:|---:|---|";
  const chosen = ids.length > 0 ? ids.map(profileOf) : profiles.filter(({ kind }) => kind !== "broken");
  for (const profile of chosen) {
    const { goals, unusable, queries, found } = await campaign(fortressTalking(profile, seed), seed);
    const confirmed = found.filter((one) => one.confirmed >= CONFIRMED_FROM);
    const by = Map.groupBy(confirmed, ({ attack }) => attack.draft.operators.join(" + ") || attack.strategy);
    const most = [...by].sort((one, other) => other[1].length - one[1].length).slice(0, 3);
    yield `| ${profile.id} | ${goals - unusable} of ${goals} | ${queries} | ${found.length} | ${confirmed.length} | ${most.map(([id, list]) => `${id} ${list.length}`).join(", ")} |`;
    if (process.env["SHOW"] === profile.id)
      for (const { goal, attack, confirmed: n } of found)
        yield `  ${goal.id} (${n}/5): ${JSON.stringify(attack.draft.turns).slice(0, 200)} → ${JSON.stringify(attack.seen.answers.at(-1)?.text).slice(0, 300)}`;
  }
}
