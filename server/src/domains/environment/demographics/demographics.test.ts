import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acting } from "../../../../test/environment/acting.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { builtInDimensions, findBuiltInByName } from "./built-in/list.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const age = findBuiltInByName("age");
let made = 0;
async function dimension(): Promise<{ id: string; name: string }> {
  made += 1;
  const body = { name: `shoe_size_${made}`, display_name: "Shoe size" };
  return (await world.call("POST", "/v1/demographics/", { body })).body;
}

describe("both paths", () => {
  test("give the same answers, byte for byte", async () => {
    const { id, name } = await dimension();
    await world.call("POST", `/v1/dimensions/${id}/values`, { body: { value: "42", metadata: { a: 1 } } });
    for (const path of [
      "/",
      "?limit=3",
      `/${id}`,
      `/${id}/values`,
      `/by-name/${name}`,
      `/${age?.id}`,
      "/by-name/age",
    ]) {
      const [one, other] = [
        await world.call("GET", `/v1/demographics${path}`),
        await world.call("GET", `/v1/dimensions${path}`),
      ];
      expect([path, one.status, one.text]).toEqual([path, 200, other.text]);
      expect(one.headers["etag"]).toBe(other.headers["etag"]);
    }
  });
});

describe("a dimension", () => {
  test("has a name of its own in the team and beside the built-in ones", async () => {
    const { id, name } = await dimension();
    const create = (given: string) =>
      world.call("POST", "/v1/dimensions", { body: { name: given, display_name: "x" } });
    for (const taken of [name, "age"]) expect((await create(taken)).body.code).toBe("DIMENSION_EXISTS");
    for (const wrong of ["", "Age", "9lives", "a b", "x".repeat(101)]) expect((await create(wrong)).status).toBe(422);
    const { body } = await world.call("GET", `/v1/demographics/by-name/${name}`);
    expect(body).toMatchObject({ id, protected_class: true, description: null, values: [], built_in: false });
    for (const none of ["none", "x".repeat(300), "%00%C3%28"])
      expect([400, 404, 422]).toContain((await world.call("GET", `/v1/demographics/by-name/${none}`)).status);
  });

  test("that is built in is read by all and changed by no one", async () => {
    const read = await world.call("GET", `/v1/demographics/${age?.id}/`);
    expect(read.body).toMatchObject({ name: "age", built_in: true, protected_class: true });
    expect(read.body.values.length).toBe(age?.values.length);
    const sex = (await world.call("GET", "/v1/demographics/by-name/sex")).body.values[0];
    expect(sex.value_metadata).toMatchObject({
      source: expect.arrayContaining([{ instrument: "UK Equality Act 2010", section: "section 11" }]),
      expressions: { fr: { self: "Je suis une femme", about: "une femme" } },
      given_names: expect.arrayContaining(["Olivia"]),
      given_names_are: { weak_proxy: true, source: expect.any(String) },
    });
    const value = read.body.values[0].id;
    const refused = [
      await world.call("PUT", `/v1/demographics/${age?.id}`, { body: { display_name: "x" } }),
      await world.call("DELETE", `/v1/demographics/${age?.id}`),
      await world.call("POST", `/v1/demographics/${age?.id}/values`, { body: { value: "x" } }),
      await world.call("POST", `/v1/demographics/${age?.id}/values/bulk`, { body: { values: [{ value: "x" }] } }),
      await world.call("PUT", `/v1/demographics/values/${value}`, { body: { value: "x" } }),
      await world.call("DELETE", `/v1/demographics/values/${value}`),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [403, "BUILT_IN"]));
  });

  test("is listed after the built-in ones, without values, protected or found by name", async () => {
    const { owner } = await world.another();
    const body = { name: "shoe_size", display_name: "Shoe size", protected_class: false };
    await world.call("POST", "/v1/demographics/", { as: owner, body });
    const list = async (query: string) => (await world.call("GET", `/v1/demographics/?${query}`, { as: owner })).body;
    const all = await list("");
    expect(all.count).toBe(builtInDimensions.length + 1);
    expect(all.results.at(-1)).toMatchObject({ name: "shoe_size", values: null });
    const controls = builtInDimensions.filter(({ isProtected }) => !isProtected).length;
    expect((await list("protected_class_only=true")).count).toBe(builtInDimensions.length - controls);
    expect((await list("search=SHOE")).results).toMatchObject([{ name: "shoe_size" }]);
    const first = await list("sort=-name&limit=1");
    const rest = await list(`sort=-name&cursor=${first.next_cursor}`);
    expect([...first.results, ...rest.results].length).toBe(all.count);
    expect((await world.call("GET", "/v1/demographics/?limit=251")).status).toBe(422);
  });

  test("changes its tag with its values, and goes with them", async () => {
    const { id } = await dimension();
    const path = `/v1/demographics/${id}`;
    const added = await world.call("POST", `${path}/values`, { body: { value: "42", sort_order: 5 } });
    expect([added.status, added.body]).toMatchObject([201, { value: "42", value_metadata: null, sort_order: 5 }]);
    const tagged = await world.call("GET", path);
    expect(tagged.headers["etag"]).toBe('"2"');
    const stale = { headers: { "if-match": '"1"' } };
    expect((await world.call("PUT", path, { body: { display_name: "x" }, ...stale })).status).toBe(412);
    const changed = await world.call("PUT", path, {
      body: { description: "d", display_name: null, protected_class: false },
    });
    expect(changed.body).toMatchObject({ display_name: "Shoe size", description: "d", protected_class: false });
    expect((await world.call("DELETE", path)).status).toBe(204);
    expect((await world.call("PUT", `/v1/dimensions/values/${added.body.id}`, { body: {} })).body.code).toBe(
      "VALUE_NOT_FOUND",
    );
  });
});

describe("values", () => {
  test("are added all or none, and a repeated one is named", async () => {
    const { id } = await dimension();
    const path = `/v1/demographics/${id}/values`;
    const values = Array.from({ length: 500 }, (_, at) => ({ value: `v${at}` }));
    const bulk = (given: readonly object[]) => world.call("POST", `${path}/bulk`, { body: { values: given } });
    const repeated = await bulk([...values.slice(0, 499), { value: "v7" }]);
    expect([repeated.status, repeated.body]).toMatchObject([409, { code: "VALUE_EXISTS", value: "v7" }]);
    expect((await world.call("GET", path)).body.count).toBe(0);
    expect((await bulk([...values, { value: "one more" }])).status).toBe(422);
    const added = await bulk(values);
    expect([added.status, added.body.length, added.body[499].value]).toEqual([201, 500, "v499"]);
    expect((await bulk([{ value: "v0" }])).body.value).toBe("v0");
    const listed = await world.call("GET", `${path}?limit=500`);
    expect(listed.body.results.map(({ value }: { value: string }) => value)).toEqual(values.map(({ value }) => value));
    expect((await bulk([{ value: "big", metadata: { a: "x".repeat(16_000) } }])).status).toBe(422);
    expect((await bulk(values.map(({ value }) => ({ value: `w${value}` })))).status).toBe(201);
    expect((await bulk([{ value: "too many" }])).body.code).toBe("VALUES_FULL");
  });

  test("are ordered by sort_order and then creation, and keep their names apart", async () => {
    const { id } = await dimension();
    const path = `/v1/dimensions/${id}/values`;
    const given = [{ value: "c" }, { value: "b" }, { value: "a", sort_order: -1 }];
    const { body } = await world.call("POST", `${path}/bulk`, { body: { values: given } });
    const names = async () => (await world.call("GET", path)).body.results.map(({ value }: { value: string }) => value);
    expect(await names()).toEqual(["a", "c", "b"]);
    const put = (change: object) => world.call("PUT", `/v1/dimensions/values/${body[0].id}`, { body: change });
    expect((await put({ value: "b" })).body.code).toBe("VALUE_EXISTS");
    const changed = await put({ sort_order: 1, metadata: { x: 1.0 } });
    expect([changed.headers["etag"], changed.body.value]).toEqual(['"2"', "c"]);
    expect(await names()).toEqual(["a", "b", "c"]);
    const page = (await world.call("GET", `${path}?limit=2`)).body;
    expect((await world.call("GET", `${path}?cursor=${page.next_cursor}`)).body.results).toMatchObject([
      { value: "c" },
    ]);
    expect((await world.call("DELETE", `/v1/demographics/values/${body[0].id}`)).status).toBe(204);
    expect(await names()).toEqual(["a", "b"]);
  });

  test("are given to fairness tests with words, whatever their metadata is", async () => {
    const { id } = await dimension();
    const said = { en: { self: "My shoes are large", about: "a person with large shoes" }, de: { self: 7 } };
    const values = [
      { value: "large", metadata: { expressions: said } },
      { value: "small", display_name: "Small shoes", metadata: { expressions: "none" } },
    ];
    await world.call("POST", `/v1/demographics/${id}/values/bulk`, { body: { values } });
    const view = await acting(world, (act) => world.services.environment.dimension(act, id));
    expect(view.values.map(({ expressions }) => expressions)).toEqual([
      { en: said.en },
      { en: { self: "About me: Small shoes", about: "a person (Small shoes)" } },
    ]);
  });
});
