import type { Act } from "../../../../platform/act.ts";
import { readFigures } from "../../campaigns/read-figures.ts";
import type { CampaignRow } from "../../campaigns/store/campaign-row.ts";
import { getCampaign } from "../../campaigns/store/campaigns.ts";
import { type CampaignFinding, findingOf } from "./finding.ts";
import { countResults, selectFinishedGoals, selectRetested, selectShownAttempts } from "./store.ts";
import { type ResultSummary, summaryOf } from "./summary.ts";

/** What results say before the goals. */
export interface ResultsHead {
  readonly campaign: CampaignRow;
  readonly summary: ResultSummary;
  readonly figures: NonNullable<CampaignRow["figures"]>;
}

/** While the campaign runs: what is known so far. */
export async function readHead(act: Act, id: string): Promise<ResultsHead> {
  const campaign = await getCampaign(act, id);
  return {
    campaign,
    summary: summaryOf(await countResults(act, id)),
    figures: campaign.figures ?? (await readFigures(act, campaign)),
  };
}

export interface FindingsPage {
  /** Of goals after this place. */
  readonly after: number;
  readonly limit: number;
  /** Characters of a text. */
  readonly longest: number;
}

/** Finished goals in plan order, each with the attack that worked or came nearest. */
export async function readFindings(
  act: Act,
  campaign: CampaignRow,
  { after, limit, longest }: FindingsPage,
): Promise<CampaignFinding[]> {
  const rows = await selectFinishedGoals(act, campaign.id, { after, limit });
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const isOwn = campaign.tool === "native";
  const attempts = isOwn ? await selectShownAttempts(act, campaign.id, { from: first.place, to: last.place }) : [];
  const byPlace = Map.groupBy(attempts, ({ place }) => place);
  const retested = await selectRetested(act, campaign.id, { from: first.place, to: last.place });
  const retests = new Map(retested.map((one) => [one.place, one]));
  return rows.map((row) =>
    findingOf({
      ...{ campaign, row, longest, shown: byPlace.get(row.place) ?? [] },
      retested: retests.get(row.place) ?? null,
    }),
  );
}

/** One reading on a connection of its own, which is given back before the next. */
export type ReadTeam = <T>(work: (act: Act) => Promise<T>) => Promise<T>;

const PAGE = 100;

/** All of them, a page at a time: a slow reader holds neither a connection nor more than a page. */
export async function* allFindings(
  read: ReadTeam,
  campaign: CampaignRow,
  longest: number,
): AsyncGenerator<CampaignFinding> {
  for (let after = -1; ; ) {
    const page = await read((act) => readFindings(act, campaign, { after, limit: PAGE, longest }));
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.raw_metadata.place ?? after;
  }
}
