import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const keys = { STORE_ACCESS_KEY_ID: "id", STORE_SECRET_ACCESS_KEY: "secret" };

test("without a setting, objects are in the data directory, and nowhere if the database is shared", () => {
  expect(loadConfig({ CONSOLE_DATA_DIR: "/data" }).store).toEqual({ kind: "folder", folder: "/data/store" });
  expect(loadConfig({ DATABASE_URL: "postgres://db/x" }).store).toBeNull();
  const shared = loadConfig({ DATABASE_URL: "postgres://db/x", STORE_URL: "file:///mnt/objects" });
  expect(shared.store).toEqual({ kind: "folder", folder: "/mnt/objects" });
});

test("a bucket is addressed by its name at Amazon, and by a path at an endpoint of one's own", () => {
  expect(loadConfig({ ...keys, STORE_URL: "s3://runs?region=eu-central-1" }).store).toMatchObject({
    address: { bucket: "runs", prefix: "", endpoint: "https://s3.eu-central-1.amazonaws.com", isPathStyle: false },
  });
  expect(loadConfig({ ...keys, STORE_URL: "s3://runs/a/b/?endpoint=http://10.0.0.9:9000" }).store).toMatchObject({
    address: { prefix: "a/b/", endpoint: "http://10.0.0.9:9000", region: "us-east-1", isPathStyle: true },
  });
});

const wrong = [
  [{ STORE_URL: "https://runs" }, /^STORE_URL must be s3:.*"\(hidden\)"\.$/],
  [{ STORE_URL: "s3://id:secret@runs" }, /^STORE_URL must be s3:.*"\(hidden\)"\.$/],
  [{ STORE_URL: "s3://runs?endpiont=http://x" }, /^STORE_URL must be s3:/],
  [{ STORE_URL: "s3://runs/../x y" }, /^STORE_URL must be s3:/],
  [{ STORE_URL: "s3://runs" }, "STORE_URL=s3://… needs STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY beside it."],
  [keys, "STORE_ACCESS_KEY_ID and STORE_SECRET_ACCESS_KEY need STORE_URL=s3://… beside them."],
  [
    { ...keys, STORE_URL: "s3://runs?endpoint=http://169.254.169.254" },
    "The endpoint of STORE_URL can't be called: it is a metadata address.",
  ],
] as const;
test.each(wrong)("with %j the console does not start, and says why in one sentence", (environment, sentence) => {
  expect(() => loadConfig(environment)).toThrow(sentence);
});
