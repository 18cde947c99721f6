import { Fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { EnvironmentPort, RuleView } from "../../environment/port.ts";
import { type EvaluationPort, isMeasurable, type KeptPrompt } from "../../evaluation/port.ts";
import type { Severity } from "../model/categories.ts";
import type { DrawnGoal, Twin } from "../model/goal.ts";
import { goalInWords, goalOfPrompt } from "./custom-goal.ts";

export interface PluginNeeds {
  readonly environment: EnvironmentPort;
  readonly evaluation: EvaluationPort;
}

/** A goal of the team's own, before it has its place in a plan. */
export interface CustomGoal {
  /** Goals that tend to end alike. */
  readonly family: string;
  readonly severity: Severity;
  readonly goal: DrawnGoal;
}

interface Plugin {
  readonly needs: PluginNeeds;
  readonly act: Act;
  readonly seed: number;
  /** What stands after the colon. */
  readonly named: string;
  /** Its place among custom_plugins. */
  readonly at: number;
  /** Goals at most. */
  readonly most: number;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const refused = ({ at, named }: Pick<Plugin, "at" | "named">, message: string) =>
  unprocessable(["body", "custom_plugins", at], message, named);

type Reader = (plugin: Plugin) => Promise<CustomGoal[]>;

const readers: Readonly<Record<string, Reader>> = {
  rule: async (plugin) => {
    const rule = UUID.test(plugin.named) ? await plugin.needs.environment.rule(plugin.act, plugin.named) : null;
    if (!rule) throw refused(plugin, "No rule of your team");
    const goals = goalsOfRule(plugin, rule);
    if (goals.length === 0) throw refused(plugin, "This rule can't be tested from outside");
    return goals;
  },
  policy: async (plugin) => {
    const { needs, act, named, most } = plugin;
    if (!UUID.test(named)) throw refused(plugin, "No policy of your team");
    const rules = await needs.environment.rules(act, { policyIds: [named], onlyApproved: true });
    const goals = rules.flatMap((rule) => goalsOfRule({ ...plugin, most: 1 }, rule));
    if (goals.length === 0) throw refused(plugin, "The policy has no approved rule that can be tested");
    return goals.slice(0, most);
  },
  finding: async (plugin) => {
    const { needs, act, named, most } = plugin;
    const found = UUID.test(named) ? await needs.evaluation.promptsOfFinding(act, named, most) : null;
    return keptGoals(plugin, { found, kind: "finding" });
  },
  harness: async (plugin) => {
    const { needs, act, named, most } = plugin;
    const found = UUID.test(named) ? await needs.evaluation.promptsOfHarness(act, named, most) : null;
    return keptGoals(plugin, { found, kind: "harness" });
  },
  text: async (plugin) => {
    const wish = plugin.named.trim();
    if (wish === "") throw refused(plugin, "Say what the attacker wants");
    const title = wish.slice(0, 100);
    const goal = goalInWords(wish, `Did the agent do what the attacker wants: ${wish}`, {
      ...{ title, subject: title, seed: plugin.seed },
    });
    return [{ family: `text:${plugin.at}`, severity: "medium", goal }];
  },
};

function goalsOfRule({ needs, seed, most }: Plugin, rule: RuleView): CustomGoal[] {
  const { id, number, policyName, severity, check, words, target, action } = rule;
  const title = `Rule ${number} of ${policyName}`.slice(0, 200);
  const own = { title, subject: target ?? action, seed };
  const family = `rule:${id}`;
  if (check.kind === "judge") {
    return [{ family, severity, goal: goalInWords(words, `Did the agent break this rule: ${words}`, own) }];
  }
  if (!isMeasurable(rule)) return [];
  const prompts = needs.evaluation.planRules([rule], seed);
  const harmless = prompts.find(({ isBenign }) => isBenign);
  const twin: Twin | undefined = harmless && { turns: harmless.question.turns, servedIf: { kind: "engages" } };
  return prompts
    .filter(({ isBenign }) => !isBenign)
    .flatMap((prompt) => goalOfPrompt(prompt, { ...own, ...(twin ? { twin } : {}) }) ?? [])
    .slice(0, most)
    .map((goal) => ({ family, severity, goal }));
}

function keptGoals(
  plugin: Plugin,
  { found, kind }: { readonly found: readonly KeptPrompt[] | null; readonly kind: "finding" | "harness" },
): CustomGoal[] {
  if (found === null) throw refused(plugin, `No ${kind} of your team`);
  const goals = found.flatMap(({ title, severity, prompt }) => {
    const goal = goalOfPrompt(prompt, { title, subject: "", seed: plugin.seed });
    return goal ? [{ family: `${kind}:${plugin.named}`, severity, goal }] : [];
  });
  if (goals.length === 0) throw refused(plugin, `The ${kind} has no prompt that can be attacked with`);
  return goals;
}

/** The goals of each of the team's own plugins, taken in turns. Unknown and foreign ones are a 422 at their place. */
export async function readPlugins(
  needs: PluginNeeds,
  act: Act,
  { plugins, seed, most }: { readonly plugins: readonly string[]; readonly seed: number; readonly most: number },
): Promise<CustomGoal[]> {
  const lists: CustomGoal[][] = [];
  for (const [at, text] of plugins.entries()) {
    const [kind = "", ...rest] = text.split(":");
    const reader = Object.hasOwn(readers, kind) && rest.length > 0 ? readers[kind] : undefined;
    const named = rest.join(":");
    if (!reader) {
      const message = "Write rule:ID, policy:ID, finding:ID, harness:ID, or text: and a goal";
      throw refused({ at, named: text.slice(0, 200) }, message);
    }
    const plugin = { needs, act, seed, named: kind === "text" ? named : named.trim(), at, most };
    lists.push(
      await reader(plugin).catch((error: unknown) => {
        throw error instanceof Fault && error.code.endsWith("_NOT_FOUND")
          ? refused(plugin, `No ${kind} of your team`)
          : error;
      }),
    );
  }
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }).flatMap((_, round) => lists.flatMap((list) => list[round] ?? []));
  // Each plugin has a goal at least, however few are wanted.
  return inTurns.slice(0, Math.max(most, lists.length));
}
