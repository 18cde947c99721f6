import { proveAddresses } from "./addresses.ts";
import { proveBroken, proveNull, proveWall } from "./beds.ts";
import { proveCap, provePace, proveStop } from "./limits.ts";
import { proveMinimal } from "./minimal.ts";
import { proveOverhead } from "./overhead.ts";
import { proveSame } from "./same.ts";
import { openStage, type Shown, type Stage } from "./stage.ts";

export interface CampaignsPlan {
  readonly nullCampaigns: number;
  /** For each of seven categories. */
  readonly nullGoals: number;
  /** The same, for each agent whose weakness is known. */
  readonly minimalGoals: number;
  /** Part of a name, for one who works on one of them. */
  readonly only?: string | undefined;
}

/** Campaigns by processes of the real program, against agents of the test beds. */
export async function* proveCampaigns({
  nullCampaigns,
  nullGoals,
  minimalGoals,
  only = "",
}: CampaignsPlan): AsyncGenerator<Shown> {
  const proofs: Readonly<Record<string, (stage: Stage) => Promise<Shown | readonly Shown[]>>> = {
    ...{ same: proveSame, cap: proveCap, stop: proveStop, overhead: proveOverhead },
    ...{ wall: proveWall, broken: proveBroken, pace: provePace },
    // Last: they compute for minutes without a pause, and a console's connections would not survive that.
    ...{ addresses: async () => proveAddresses(), minimal: () => proveMinimal(minimalGoals) },
    null: () => proveNull(nullCampaigns, nullGoals),
  };
  await using stage = await openStage();
  for (const [name, prove] of Object.entries(proofs)) if (name.includes(only)) yield* [await prove(stage)].flat();
}
