import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { listPresetsOp } from "./contract.ts";
import { presentPreset } from "./present.ts";
import { presets } from "./presets.ts";

export function agentPresetRoutes(): Binding[] {
  return [bind(listPresetsOp, async () => ok({ results: presets.map(presentPreset) }))];
}
