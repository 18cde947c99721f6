// Loaded into every Node process of a test run (tools/own-programs.ts). A program that is neither in node_modules nor
// in own-programs.json happens to be installed on this machine and may be missing on the next one, so it is recorded
// and refused. Plain CommonJS, because npm's Node loads it too.
"use strict";
const childProcess = require("node:child_process");
const { appendFileSync, realpathSync } = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const { basename, dirname, join, resolve, sep } = require("node:path");

const tools = new Set(require("./own-programs.json"));
const { TEST_BROWSER, TEST_FOREIGN_PROGRAMS = "", NODE_OPTIONS } = process.env;
// The record is in the temporary directory of the run. A console with its own settings may use a different one.
const temporary = dirname(dirname(TEST_FOREIGN_PROGRAMS));
const ownFolders = [join(__dirname, "..", "node_modules") + sep, join(temporary, "agent-console-")];

function isOwn(program) {
  if (tools.has(basename(program)) || program === TEST_BROWSER) return true;
  if (!program.includes(sep)) return false;
  const path = resolve(program);
  return ownFolders.some((folder) => path.startsWith(folder) || realPath(path).startsWith(folder));
}

function realPath(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function refuseForeign(program) {
  if (isOwn(String(program))) return;
  if (TEST_FOREIGN_PROGRAMS) appendFileSync(TEST_FOREIGN_PROGRAMS, `${program}\n`);
  throw new Error(
    `${program} is no part of the console: a test run starts only what npm installs, and git, a shell and coreutils`,
  );
}

// Every asynchronous variant ends up here, with shells resolved.
const { spawn } = childProcess.ChildProcess.prototype;
childProcess.ChildProcess.prototype.spawn = function (options) {
  refuseForeign(options.file);
  // Tests give a console its own environment. Its child processes must still be watched.
  const named = new Set((options.envPairs ?? []).map((pair) => pair.split("=", 1)[0]));
  for (const [name, value] of Object.entries({ TEST_FOREIGN_PROGRAMS, TEST_BROWSER, NODE_OPTIONS })) {
    if (value && !named.has(name) && isNode(options.file)) options.envPairs?.push(`${name}=${value}`);
  }
  return spawn.call(this, options);
};

const isNode = (program) => ["node", "npm", "npx"].includes(basename(program));

for (const name of ["spawnSync", "execFileSync"]) {
  const original = childProcess[name];
  childProcess[name] = (program, ...rest) => {
    const options = rest.find((part) => part && typeof part === "object" && !Array.isArray(part));
    if (!options?.shell) refuseForeign(program);
    return original(program, ...rest);
  };
}
syncBuiltinESMExports();
