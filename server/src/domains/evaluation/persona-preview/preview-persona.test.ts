import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

interface Preview {
  readonly language: string;
  readonly is_own_language: boolean;
  readonly prompts: readonly { readonly variant: string; readonly turns: readonly string[] }[];
}
const preview = async (body: object): Promise<Preview> =>
  (await world.call("POST", "/v1/personas/preview", { body })).body;
const variants = ({ prompts }: Preview) => prompts.map(({ variant }) => variant);

describe("a preview", () => {
  test("has three prompts, the same for the same persona and seed, and others for another", async () => {
    const persona = { role: "customer", skill_level: "novice" };
    const first = await preview({ persona });
    expect(variants(first)).toEqual(["breach", "edge", "twin"]);
    expect(first.prompts.every(({ turns }) => turns.length > 0 && turns.every((turn) => turn !== ""))).toBe(true);
    expect(await preview({ persona })).toEqual(first);
    expect((await preview({ persona, seed: 2 })).prompts).not.toEqual(first.prompts);
    expect((await preview({ persona: { ...persona, intent: "adversarial" } })).prompts).not.toEqual(first.prompts);
  });

  test("of an attacker has no twin, and is in the persona's language where there are prompts in it", async () => {
    const { results } = (await world.call("GET", "/v1/personas/?is_preset=true&intents=malicious")).body;
    expect(variants(await preview({ persona_id: results[0].id }))).toEqual(["breach", "breach", "edge"]);
    expect(await preview({ persona: { language: "pt-BR" } })).toMatchObject({ language: "pt", is_own_language: true });
    expect(await preview({ persona: { language: "nl" } })).toMatchObject({ language: "en", is_own_language: false });
  });

  test("of no one's persona is 404, and stores nothing", async () => {
    const missing = await world.call("POST", "/v1/personas/preview", { body: { persona_id: world.owner.who.userId } });
    expect([missing.status, missing.body.code]).toEqual([404, "PERSONA_NOT_FOUND"]);
    const hostile = { restricted_actions: [7, "{case}".repeat(5000)], privilege_level: ["admin"] };
    expect((await preview({ persona: { intent: "malicious", access_permissions: hostile } })).prompts.length).toBe(3);
    expect((await world.behind.query("select from custom_prompts")).rowCount).toBe(0);
  });
});
