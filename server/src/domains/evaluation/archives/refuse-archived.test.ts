import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { type Answer, ok } from "../../../platform/http/answer.ts";
import type { Binding } from "../../../platform/http/binding.ts";
import { refuseArchived } from "./refuse-archived.ts";

const id = "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c37";

/** An operation on a run that is archived while the operation is at work. */
function duringArchive(method: "GET" | "POST", read: (archive: () => void) => Answer) {
  let archivedAt: number | null = null;
  const spec = operation({
    ...{ id: "test.read", path: "/v1/evaluations/{evaluation_id}/test", tag: "Evaluation", summary: "Read" },
    ...{ method, access: "evaluation:read", errors: ["EVALUATION_ARCHIVED"], example: {}, responses: { 204: null } },
    params: model("Path", { evaluation_id: required(uuid()) }),
  });
  const handle = async () => read(() => (archivedAt = 1_780_000_000));
  const tx = { query: async () => [{ archived_at: archivedAt }] };
  const request = {
    ...{ params: { evaluation_id: id }, query: {} },
    inTeam: (work: (act: object) => Promise<unknown>) => work({ tx, who: { teamId: id } }),
  };
  const [wrapped] = refuseArchived([{ operation: spec, handle } as unknown as Binding]);
  return wrapped?.handle(request as never) as Promise<Answer>;
}

const emptyPage = (archive: () => void): Answer => {
  archive();
  return ok({ results: [] });
};

test("what is read while the evaluation is archived is refused, and not answered with an empty page", async () => {
  await expect(duringArchive("GET", emptyPage)).rejects.toMatchObject({ code: "EVALUATION_ARCHIVED" });
  expect((await duringArchive("GET", () => ok({ results: [1] }))).body).toEqual({ results: [1] });
});

test("what was written is not refused afterwards", async () => {
  expect((await duringArchive("POST", emptyPage)).status).toBe(200);
});

test("a download that lacks pages breaks off before its end", async () => {
  const download = (isArchived: boolean) =>
    duringArchive("GET", (archive) => ({
      status: 200,
      raw: {
        type: "text/plain",
        content: Readable.from(
          (async function* () {
            yield "first ";
            if (isArchived) archive();
            yield "last";
          })(),
          { objectMode: false },
        ),
      },
    }));
  const contentOf = async (isArchived: boolean) => (await download(isArchived)).raw?.content as Readable;
  expect(await text(await contentOf(false))).toBe("first last");
  const pieces: string[] = [];
  await expect(async () => {
    for await (const piece of await contentOf(true)) pieces.push(String(piece));
  }).rejects.toMatchObject({ code: "EVALUATION_ARCHIVED" });
  expect(pieces).toEqual(["first "]);
});
