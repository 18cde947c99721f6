import { randomInt } from "node:crypto";
import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { type PluginNeeds, readPlugins } from "../custom/read-plugins.ts";
import { plan } from "../goals/plan.ts";
import { settingsOf } from "./settings.ts";
import type { CreateCampaign } from "./shapes.ts";
import type { CampaignSettings } from "./store/campaign-row.ts";
import type { NewGoal } from "./store/goals.ts";
import { checkModels, resolveTarget, type Target, type TargetNeeds } from "./target.ts";

const LARGEST_SEED = 2 ** 31;

export interface ResolveNeeds extends TargetNeeds, PluginNeeds {
  readonly config: TargetNeeds["config"] & { readonly redteam: "on" | "off" };
}

/** What a request for a campaign comes to, once everything that it names was found. Nothing is written, nothing is sent. */
export interface Resolved {
  readonly target: Target;
  readonly settings: CampaignSettings;
  readonly seed: number;
  readonly goals: readonly NewGoal[];
}

export async function resolveCampaign(needs: ResolveNeeds, act: Act, body: CreateCampaign): Promise<Resolved> {
  if (body.team_id && body.team_id !== act.who.teamId) throw fault("TEAM_NOT_FOUND");
  if (body.tool !== "native") throw fault("TOOL_NOT_RUN_HERE");
  assertOn(needs);
  const target = await resolveTarget(needs, act, body);
  const settings = settingsOf(body);
  await checkModels(needs.agents, act, { settings, target });
  const seed = body.provider_config?.seed ?? randomInt(LARGEST_SEED);
  return { target, settings, seed, goals: await plannedGoals(needs, act, { body, settings, seed }) };
}

export function assertOn({ config }: Pick<ResolveNeeds, "config">): void {
  if (config.redteam === "off") throw fault("REDTEAM_OFF");
}

interface Planning extends Pick<Resolved, "settings" | "seed"> {
  readonly body: CreateCampaign;
}

/** The library's goals, then the team's own. */
async function plannedGoals(needs: PluginNeeds, act: Act, { body, settings, seed }: Planning): Promise<NewGoal[]> {
  const { goals: most, ways, custom: plugins } = settings;
  const planned = plan({ seed, categories: body.categories, goalsPerCategory: most, ways });
  const own = await readPlugins(needs, act, { plugins, seed, most });
  const counts = new Map<string, number>();
  return [
    ...planned.map(({ id: key, category, family, goal }) => ({
      ...{ key, category, family: family.id, severity: family.severity, goal },
    })),
    ...own.map(({ family, severity, goal }) => {
      const index = counts.get(family) ?? 0;
      counts.set(family, index + 1);
      return { key: `${family}.${index}`, category: "custom" as const, family, severity, goal };
    }),
  ].map((goal, place) => ({ ...goal, place }));
}
