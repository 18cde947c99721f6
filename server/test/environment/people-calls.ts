import { personaPresets } from "../../src/domains/environment/personas/presets/list.ts";
import { newId } from "../../src/kernel/ids.ts";
import type { Call, Entry } from "../entry.ts";
import type { Scene } from "../scene.ts";

export async function plantPersona({ world, owner }: Scene): Promise<string> {
  const body = { name: "Returning customer", role: "customer" };
  return (await world.call("POST", "/v1/personas/", { as: owner, body })).body.id;
}

/** A dimension of the team, with one value. */
async function plantDimension({ world, owner }: Scene): Promise<{ id: string; name: string; value: string }> {
  const name = `d${newId().replaceAll("-", "")}`;
  const { id } = (await world.call("POST", "/v1/demographics/", { as: owner, body: { name, display_name: name } }))
    .body;
  const made = await world.call("POST", `/v1/demographics/${id}/values`, { as: owner, body: { value: "one" } });
  return { id, name, value: made.body.id };
}

export const plantDimensionId = async (scene: Scene): Promise<string> => (await plantDimension(scene)).id;
export const plantValue = async (scene: Scene): Promise<string> => (await plantDimension(scene)).value;
const ofPreset = async (): Promise<Partial<Call>> => ({ params: { preset_id: personaPresets[0]?.id ?? "" } });

const ofPersona = async (scene: Scene): Promise<Partial<Call>> => ({ params: { id: await plantPersona(scene) } });
const newDimension = async (): Promise<Partial<Call>> => ({
  body: { name: `d${newId().replaceAll("-", "")}`, display_name: "Shoe size" },
});
const byName = async (scene: Scene): Promise<Partial<Call>> => ({
  params: { name: (await plantDimension(scene)).name },
});

const dimensionCalls = (one: "Demographic" | "Dimension"): Readonly<Record<string, Entry>> => ({
  [`environment.list${one}s`]: {},
  [`environment.create${one}`]: { call: newDimension },
  [`environment.get${one}ByName`]: { call: byName },
  [`environment.get${one}`]: {},
  [`environment.update${one}`]: {},
  [`environment.delete${one}`]: {},
  [`environment.list${one}Values`]: {},
  [`environment.create${one}Value`]: {},
  [`environment.create${one}Values`]: {},
  [`environment.update${one}Value`]: {},
  [`environment.delete${one}Value`]: {},
});

export const peopleCalls: Readonly<Record<string, Entry>> = {
  "environment.listPersonas": {},
  "environment.createPersona": {},
  "environment.listPersonaPresets": {},
  // A preset belongs to no team.
  "environment.createPersonaFromPreset": { call: ofPreset, common: true },
  "environment.getPersona": { call: ofPersona },
  "environment.updatePersona": { call: ofPersona },
  "environment.deletePersona": { call: ofPersona },
  "evaluation.previewPersona": {},
  ...dimensionCalls("Demographic"),
  ...dimensionCalls("Dimension"),
};
