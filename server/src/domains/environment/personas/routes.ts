import { fault } from "../../../kernel/errors.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { type Answer, created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import {
  createPersonaFromPresetOp,
  createPersonaOp,
  deletePersonaOp,
  getPersonaOp,
  listPersonaPresetsOp,
  listPersonasOp,
  updatePersonaOp,
} from "./contract.ts";
import { assertUnused, type HarnessesInWork } from "./harnesses-in-work.ts";
import { listPersonas, listPresets } from "./list-personas.ts";
import { copyPreset, createPersona, deletePersona, getPersona, updatePersona } from "./manage.ts";
import { etagOf, presentPersona, presentPreset, presetEtag } from "./present.ts";
import { findPreset } from "./presets/list.ts";
import type { PersonaRow } from "./store.ts";

interface Naming {
  readonly who: Principal;
  readonly named: string | null | undefined;
}

/** A client may name its team. With another one, everything looks as if it did not exist. */
function assertOwnTeam({ who, named }: Naming, code: "TEAM_NOT_FOUND" | "PERSONA_NOT_FOUND"): void {
  if (named && named !== who.teamId) throw fault(code);
}

const shown = (row: PersonaRow): Answer => ok(presentPersona(row), { etag: etagOf(row) });
const made = (row: PersonaRow): Answer =>
  created(presentPersona(row), { etag: etagOf(row), headers: { location: `/v1/personas/${row.id}` } });

export interface PersonaNeeds {
  readonly harnessesInWork: HarnessesInWork;
}

export function personaRoutes({ harnessesInWork }: PersonaNeeds): Binding[] {
  return [
    bind(listPersonasOp, async (r) => {
      assertOwnTeam({ who: r.who, named: r.query.team_id }, "TEAM_NOT_FOUND");
      return r.inTeam(async (act) => ok(await listPersonas(act, r.query)));
    }),
    bind(createPersonaOp, async (r) => {
      assertOwnTeam({ who: r.who, named: r.body.team_id }, "TEAM_NOT_FOUND");
      return r.transaction(async (act) => made(await createPersona(act, r.body)));
    }),
    bind(listPersonaPresetsOp, async (r) => {
      assertOwnTeam({ who: r.who, named: r.query.team_id }, "TEAM_NOT_FOUND");
      const wanted = r.query.preset_category ?? null;
      return ok(listPresets(r.query, ({ category }) => wanted === null || category === wanted));
    }),
    bind(createPersonaFromPresetOp, (r) =>
      r.transaction(async (act) => made(await copyPreset(act, r.params.preset_id, r.body?.name_override ?? null))),
    ),
    bind(getPersonaOp, async (r) => {
      assertOwnTeam({ who: r.who, named: r.query.team_id }, "PERSONA_NOT_FOUND");
      const preset = findPreset(r.params.id);
      if (preset) return ok(presentPreset(preset), { etag: presetEtag(preset) });
      return r.inTeam(async (act) => shown(await getPersona(act, r.params.id)));
    }),
    bind(updatePersonaOp, (r) =>
      r.transaction(async (act) => shown(await updatePersona(act, { id: r.params.id, ifMatch: r.ifMatch }, r.body))),
    ),
    bind(deletePersonaOp, (r) =>
      r.transaction(async (act) => {
        await deletePersona(act, { id: r.params.id, ifMatch: r.ifMatch });
        await assertUnused(harnessesInWork.withPersona(act, r.params.id), "PERSONA_IN_USE");
        return noContent();
      }),
    ),
  ];
}
