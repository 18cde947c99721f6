import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { jobStatuses } from "../../../platform/work/status.ts";
import { GuardChannel } from "../shapes/decision.ts";
import { REASONS } from "./examples.ts";
import { MATERIALS } from "./item.ts";

const MaterialShape = oneOf(...MATERIALS);
const MOST_ITEMS = 20_000;

export const GuardReplayRequest = model("GuardReplayRequest", {
  material: optional(nullable(list(MaterialShape, { min: 1, max: MATERIALS.length })), {
    description:
      "transcripts: exchanges of the agent's evaluations. traffic: recorded requests through the gateway and texts of hits. packs: the labeled texts that cards are measured on. Default: all.",
  }),
  runs: withDefault(integer({ ge: 1, le: 100 }), 5, { description: "Evaluations of the agent, the newest first." }),
  limit: withDefault(integer({ ge: 1, le: MOST_ITEMS }), 2000, {
    description:
      "The most exchanges to judge, the most recorded requests and hits, and the most texts of packs. Kinds of texts are taken evenly.",
  }),
});

const kind = {
  material: required(MaterialShape),
  kind: required(text(), {
    description:
      "The kind of a pack's texts, what the evaluation found (failed, passed, unassessed, or harmless for ordinary requests), or what is known of recorded traffic: request and fine_hit count as legitimate, attack_hit as an attack.",
  }),
  expects: required(nullable(oneOf("hit", "pass")), {
    description:
      "What guards should do with it. Null: not known, such as an attack that the agent withstood by itself.",
  }),
  n: required(integer(), { description: "Exchanges or texts. An exchange counts once." }),
  hits: required(integer()),
  undecided: required(integer(), { description: "Could not be judged." }),
  not_covered: required(integer(), { description: "Outside the card of every guard that did not hit." }),
  rate: required(nullable(float()), {
    description: "Share of hits: of all where a hit is expected, else of those that were decided.",
  }),
  low: required(nullable(float()), { description: "95% interval of the share (Wilson)." }),
  high: required(nullable(float())),
};

const GuardReplayKind = model("GuardReplayKind", kind);

const GuardReplayTotal = model("GuardReplayTotal", {
  ...kind,
  blocked: required(integer(), { description: "Stopped by guards that enforce in the saved body." }),
  would_block: required(integer(), { description: "Stopped if guards in shadow enforced too." }),
  live_blocked: required(integer(), { description: "Stopped by the live version." }),
  newly_blocked: required(integer(), { description: "Stopped by the saved body and not by the live version." }),
  no_longer_blocked: required(integer()),
});

const GuardReplayGuard = model("GuardReplayGuard", {
  guard: required(text()),
  channel: required(GuardChannel),
  mode: required(nullable(oneOf("shadow", "enforce")), {
    description: "In the saved body. Null: only the live version has this guard.",
  }),
  judged: required(integer()),
  hits: required(integer()),
  would_block: required(integer(), { description: "What this guard stops if it enforces." }),
  newly_blocked: required(integer()),
  no_longer_blocked: required(integer()),
  undecided: required(integer()),
  not_covered: required(integer()),
  p50_us: required(nullable(integer()), { description: "Microseconds for a text, to within 2%." }),
  p95_us: required(nullable(integer())),
  kinds: required(list(GuardReplayKind)),
});

const GuardReplayExample = model("GuardReplayExample", {
  reason: required(oneOf(...REASONS)),
  material: required(MaterialShape),
  kind: required(text()),
  evaluation_id: required(nullable(uuid()), { description: "Of a transcript. Its text is in the evaluation." }),
  seq: required(nullable(integer()), { description: "The prompt's number in the evaluation." }),
  entry_id: required(nullable(uuid()), {
    description: "Of recorded traffic, which someone with traffic:read can open.",
  }),
  pack: required(nullable(text())),
  row_id: required(nullable(text())),
  text: required(nullable(text()), { description: "The first 200 characters of a pack's text." }),
});

export const GuardReplayResult = model("GuardReplayResult", {
  legitimate: required(
    model("GuardReplayLegitimate", {
      n: required(integer(), { description: "Exchanges and texts that should be left alone." }),
      blocked: required(integer()),
      newly_blocked: required(integer()),
      rate: required(nullable(float()), { description: "Share of newly blocked. Null if there are none to judge." }),
      low: required(nullable(float())),
      high: required(nullable(float())),
    }),
  ),
  totals: required(list(GuardReplayTotal), { description: "All guards together, for each kind of material." }),
  guards: required(list(GuardReplayGuard)),
  p50_us: required(nullable(integer()), { description: "All guards together." }),
  p95_us: required(nullable(integer())),
  cut: required(integer(), { description: "Texts of which only the first 262,144 characters were judged." }),
  left_out: required(
    list(
      model("GuardReplayLeftOut", {
        guard: required(text()),
        channel: required(GuardChannel),
        method: required(text()),
        why: required(oneOf("remote", "unavailable")),
      }),
    ),
    { description: "Methods that were not asked: those that run somewhere else, and those this console lacks." },
  ),
  examples: required(list(GuardReplayExample), { description: "At most 50, by reference." }),
});

export const GuardReplay = model("GuardReplay", {
  id: required(uuid()),
  config_id: required(uuid()),
  agent_id: required(nullable(uuid())),
  digest: required(text(), {
    description: "SHA-256 of the body that is judged, as it was saved when the replay began.",
  }),
  live_config_id: required(nullable(uuid()), {
    description: "What it is compared with. Null: the agent was unprotected.",
  }),
  live_version: required(nullable(integer())),
  material: required(list(MaterialShape)),
  status: required(oneOf(...jobStatuses)),
  status_message: required(nullable(text())),
  done: required(integer(), { description: "Exchanges and texts judged so far." }),
  total: required(integer(), { description: "0 until the replay has begun." }),
  created_by: required(uuid()),
  created_at: required(integer(), { description: "Unix seconds." }),
  completed_at: required(nullable(integer())),
  result: required(nullable(GuardReplayResult), { description: "Null until the replay is completed." }),
});

export const GuardReplayList = model("GuardReplayList", {
  results: required(list(GuardReplay), { description: "The newest first. The last 20 are kept." }),
});

export type ReplayBody = Out<typeof GuardReplayRequest>;
export type ShownReplay = Out<typeof GuardReplay>;
export type ShownResult = Out<typeof GuardReplayResult>;
