import { describe, expect, test } from "vitest";
import { browserArguments, chooseBrowser, isSandboxed, type Machine, skippedBrowserTests } from "./browser-choice.ts";

const linux: Machine = { platform: "linux", arch: "x64", uid: 1000, named: undefined };

describe("the browser of the tests", () => {
  test("is the packaged one on Linux x64, whatever is installed there", () => {
    expect(chooseBrowser(linux)).toEqual({ kind: "packed" });
    expect(chooseBrowser({ ...linux, named: "" })).toEqual({ kind: "packed" });
  });

  test("is a system browser only if TEST_BROWSER names it", () => {
    expect(chooseBrowser({ ...linux, named: "/opt/chromium" })).toEqual({ kind: "named", path: "/opt/chromium" });
  });

  test.each([
    { platform: "linux", arch: "arm64" },
    { platform: "darwin", arch: "arm64" },
    { platform: "darwin", arch: "x64" },
  ])(
    "is none on $platform-$arch, and the test run says how many files are skipped, why, and how to run them",
    (place) => {
      const machine = { ...linux, ...place };
      expect(chooseBrowser(machine).kind).toBe("none");
      const words = skippedBrowserTests(machine);
      expect(words).toMatch(/^SKIPPED: [1-9]\d* browser test files/);
      expect(words).toContain(`no packed Chromium for ${place.platform}-${place.arch}`);
      expect(words).toContain("TEST_BROWSER=");
      expect(skippedBrowserTests({ ...machine, named: "/opt/chromium" })).toBeNull();
    },
  );

  test("keeps every protection that the security tests rely on", () => {
    for (const uid of [0, 1000, undefined]) {
      const given = browserArguments({ ...linux, uid }).join(" ");
      expect(given).not.toMatch(/single-process|web-security|insecure|isolat|site-per-process|setuid/i);
    }
  });

  test("runs without its sandbox only as root", () => {
    expect(browserArguments({ ...linux, uid: 0 })).toContain("--no-sandbox");
    expect(browserArguments(linux).join(" ")).not.toMatch(/no-sandbox|no-zygote/);
    expect([isSandboxed(linux), isSandboxed({ ...linux, uid: 0 })]).toEqual([true, false]);
  });
});
