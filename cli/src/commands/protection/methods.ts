import type { GuardMethod } from "@agent-console/sdk";
import { command } from "../../command/command.ts";
import { Ended } from "../../endings/exit-codes.ts";
import { findConfigId } from "../../names/guard-configs.ts";

export const guardMethods = command({
  words: ["guard", "methods"],
  summary: "List guard methods",
  access: "read",
  scope: "guards",
  lists: "all",
  arguments: [],
  options: {},
  async run({ client, signal, answer, rows }) {
    const list = await client.protection.listGuardMethods({}, { signal });
    return answer(list, () =>
      rows(list.results, {
        columns: [
          { title: "METHOD", value: ({ id }) => id, whole: true },
          { title: "CHANNELS", value: ({ channels }) => channels.join(", ") },
          { title: "RUNS", value: ({ cost }) => cost },
          { title: "LANGUAGES", value: ({ languages }) => languages?.join(", ") ?? "any" },
          { title: "TITLE", value: ({ title }) => title },
        ],
        none: "No guard methods.",
      }),
    );
  },
});

export const guardCards = command({
  words: ["guard", "cards"],
  summary: "Show how well guard methods do on texts that they were not tuned on",
  details: ["RATE is recall for texts that should be hit, and false positives for those that should not."],
  access: "read",
  scope: "guards",
  arguments: [{ name: "METHOD", summary: "only this guard method", optional: true }],
  options: {},
  async run({ client, args, signal, answer, rows }) {
    const list = await client.protection.listGuardMethods({}, { signal });
    const wanted = args["METHOD"];
    const methods = list.results.filter(({ id }) => wanted === undefined || id === wanted);
    if (methods.length === 0) throw new Ended("refused", `There is no guard method "${wanted}".`);
    const document = wanted === undefined ? { results: methods } : methods[0];
    return answer(document, () =>
      rows(methods.flatMap(figuresOf), {
        columns: [
          { title: "METHOD", value: ({ method }) => method, whole: true },
          { title: "TEXTS", value: ({ kind }) => kind },
          { title: "POINT", value: ({ point }) => point },
          { title: "SHOULD", value: ({ label }) => (label === 1 ? "hit" : "pass") },
          { title: "N", value: ({ n }) => n },
          { title: "HITS", value: ({ hits }) => hits },
          { title: "RATE", value: ({ rate }) => percent(rate) },
          {
            title: "95% CI",
            value: ({ interval }) => interval && `${percent(interval.low)}–${percent(interval.high)}`,
          },
        ],
        none: "No cards. Remote methods are measured when they are set up.",
      }),
    );
  },
});

const figuresOf = ({ id, card }: GuardMethod) => (card?.figures ?? []).map((figure) => ({ ...figure, method: id }));

const percent = (share: number | null): string | null => (share === null ? null : `${(share * 100).toFixed(1)}%`);

export const guardPromotion = command({
  words: ["guard", "promotion"],
  summary: "Show which guards of a config may enforce, and on what evidence",
  access: "read",
  scope: "guards",
  arguments: [{ name: "CONFIG", summary: "a guard config: its ID, the start of it, or the name of its agent" }],
  options: {},
  async run({ client, args, signal, answer, rows }) {
    const config_id = await findConfigId(client, args["CONFIG"] ?? "", signal);
    const evidence = await client.protection.getPromotionEvidence({ config_id }, { signal });
    return answer(evidence, () =>
      rows(evidence.guards, {
        columns: [
          { title: "GUARD", value: ({ guard }) => guard },
          { title: "CHANNEL", value: ({ channel }) => channel, whole: true },
          { title: "MODE", value: ({ mode }) => mode },
          { title: "PROVEN BY", value: (one) => one.proven_by },
          { title: "BOUND", value: ({ bound }) => percent(bound) },
          { title: "BUDGET", value: ({ budget }) => percent(budget) },
          { title: "N", value: ({ n }) => n },
          { title: "REASON", value: ({ reason }) => reason },
        ],
        none: "This config has no guards.",
      }),
    );
  },
});
