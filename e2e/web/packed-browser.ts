import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const cache = join(root, "node_modules/.cache/agent-console-browser");
const { version } = JSON.parse(readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8")) as {
  version: string;
};
const unpacked = join(cache, version);
const program = fileURLToPath(new URL("unpack-browser.ts", import.meta.url));

export interface PackedBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The Chromium from the npm package, with the system libraries and the font that a bare machine lacks. */
export async function packedBrowser(): Promise<PackedBrowser> {
  if (!existsSync(unpacked)) await unpack();
  return {
    executablePath: join(unpacked, "chromium"),
    env: { LD_LIBRARY_PATH: join(unpacked, "al2023/lib"), FONTCONFIG_FILE: join(unpacked, "fonts.conf") },
  };
}

/**
 * The package would take any file named chromium that lies in the temporary folder, half written or someone else's. So it
 * gets a temporary folder of its own, which becomes the browser's when it is whole; of several at once, the first wins.
 */
async function unpack(): Promise<void> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "unpacking-"));
  try {
    // The second setting makes the package unpack the libraries too.
    const env = { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
    await promisify(execFile)(process.execPath, [program], { env });
    await writeFile(
      join(folder, "fonts.conf"),
      `<?xml version="1.0"?>\n<fontconfig>\n<dir>${join(unpacked, "fonts")}</dir>\n<cachedir>${join(unpacked, "fonts-cache")}</cachedir>\n</fontconfig>\n`,
    );
    await rename(folder, unpacked).catch((error: unknown) => {
      if (!existsSync(unpacked)) throw error;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
