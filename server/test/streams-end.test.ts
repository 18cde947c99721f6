import { expect, test } from "vitest";
import { consoleOperations } from "../src/app/operations.ts";
import { plantCampaign } from "./redteam/campaign-calls.ts";
import { openScene, plantEvolution, plantRun, type Scene } from "./scene.ts";
import { openWorld } from "./world.ts";

/** Every stream of the console, on a resource without a worker, so that only the caller's permissions can end it. */
const streams = consoleOperations.filter(({ responses }) =>
  Object.values(responses).some((shape) => shape !== null && "media" in shape && shape.media === "text/event-stream"),
);
const things: Readonly<Record<string, (scene: Scene) => Promise<Readonly<Record<string, string>>>>> = {
  "evaluation.events": async (scene) => ({ evaluation_id: await plantRun(scene) }),
  "redteam.events": async (scene) => ({ campaign_id: await plantCampaign(scene) }),
  "evolution.events": async (scene) => ({ ...(await plantEvolution(scene)) }),
};

type Ending = (scene: Scene) => Promise<{ status: number }>;
const member = ({ team, self }: Scene) => `/v1/teams/${team}/users/${self.who.userId}`;
const endings: Readonly<Record<string, { caller: "MEMBER" | "full"; end: Ending }>> = {
  "the membership ends": {
    caller: "MEMBER",
    end: (scene) => scene.world.call("DELETE", member(scene), { as: scene.owner }),
  },
  "the role changes": {
    caller: "MEMBER",
    end: (scene) => scene.world.call("PUT", member(scene), { as: scene.owner, body: { role: "VIEWER" } }),
  },
  "the session ends": {
    caller: "MEMBER",
    end: ({ world, caller }) => world.call("POST", "/v1/auth/jwt/logout", { as: caller }),
  },
  "the key is revoked": {
    caller: "full",
    end: ({ world, self }) => world.call("DELETE", "/v1/users/me/api-keys", { as: self }),
  },
};

test("an event stream ends within seconds of the caller's membership, role, session or key", {
  timeout: 60_000,
}, async () => {
  await using world = await openWorld();
  expect(streams.map(({ id }) => id).sort()).toEqual(Object.keys(things).sort());
  const opened = streams.flatMap((operation) =>
    Object.entries(endings).map(async ([why, { caller, end }]) => {
      const scene = await openScene(world, caller);
      const params = (await things[operation.id]?.(scene)) ?? {};
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? "");
      const reading = world.call("GET", path, { as: scene.caller });
      const isOpen = await Promise.race([reading.then(() => false), tick(1500).then(() => true)]);
      const ended = await end(scene);
      const asked = performance.now();
      const { status, text } = await reading;
      return {
        what: `${operation.id}: ${why}`,
        isOpen,
        ended: ended.status < 300,
        status,
        text,
        took: performance.now() - asked,
      };
    }),
  );
  for (const { what, isOpen, ended, status, text, took } of await Promise.all(opened)) {
    expect([what, isOpen, ended, status, text.includes("event: progress")]).toEqual([what, true, true, 200, true]);
    expect(took, what).toBeLessThan(10_000);
  }
});

/** Long enough for the permissions of a permitted caller to be checked once more. */
const tick = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
