/** Which browser the browser tests use, and how it is started. Browsers that happen to be installed are not used. */
import { readdirSync } from "node:fs";

export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly uid: number | undefined;
  /** TEST_BROWSER: the path of a Chromium that someone chose on purpose. */
  readonly named: string | undefined;
}

export type BrowserChoice =
  | { readonly kind: "named"; readonly path: string }
  | { readonly kind: "packed" }
  | { readonly kind: "none"; readonly why: string };

export const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  uid: process.getuid?.(),
  named: process.env["TEST_BROWSER"],
});

export function chooseBrowser({ platform, arch, named }: Machine): BrowserChoice {
  if (named) return { kind: "named", path: named };
  if (platform === "linux" && arch === "x64") return { kind: "packed" };
  return { kind: "none", why: `npm has no packed Chromium for ${platform}-${arch}` };
}

/** Chromium refuses to start its sandbox as root. Everywhere else the pages under test run inside it. */
export const isSandboxed = ({ uid }: Machine): boolean => uid !== 0;

/** Arguments in addition to Playwright's. None of them may disable a protection that tests rely on. */
export const browserArguments = (machine: Machine): readonly string[] => [
  // Glyphs keep their true widths, so that a page fits here as it does on a real screen.
  "--font-render-hinting=none",
  // The zygote exists to start sandboxed processes. Without a sandbox it is one more process that can fail to start.
  ...(isSandboxed(machine) ? [] : ["--no-sandbox", "--no-zygote"]),
];

/** What to print if the tests in e2e/web can't run, or null if they can. */
export function skippedBrowserTests(machine: Machine = thisMachine()): string | null {
  const choice = chooseBrowser(machine);
  if (choice.kind !== "none") return null;
  const files = readdirSync(new URL("web/", import.meta.url)).filter((name) => name.endsWith(".test.ts"));
  return (
    `SKIPPED: ${files.length} browser test files (e2e/web), because ${choice.why}. ` +
    "To run them, install a Chromium (Debian: apt-get install chromium-headless-shell) and name it: TEST_BROWSER=/usr/bin/chromium-headless-shell npm test"
  );
}
