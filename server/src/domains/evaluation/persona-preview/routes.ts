import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { EnvironmentPort } from "../../environment/port.ts";
import { previewPersonaOp } from "./contract.ts";
import { previewPersona } from "./preview-persona.ts";

export const personaPreviewRoutes = ({ environment }: { readonly environment: EnvironmentPort }): Binding[] => [
  bind(previewPersonaOp, (r) => r.inTeam(async (act) => ok(await previewPersona(environment, act, r.body)))),
];
