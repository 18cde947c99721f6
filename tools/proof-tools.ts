import { findProgram } from "./own-programs.ts";

/** Programs that a proof can use and `npm test` never does, and how to install each on Debian and macOS. */
const INSTALLS = {
  buildah: "apt-get install buildah; Linux only",
  chromium: "apt-get install chromium, or brew install --cask chromium",
  debootstrap: "apt-get install debootstrap; Linux only",
  fish: "apt-get install fish, or brew install fish",
  pg_basebackup: "apt-get install postgresql, or brew install postgresql",
  pgbouncer: "apt-get install pgbouncer, or brew install pgbouncer",
  prometheus: "apt-get install prometheus, or brew install prometheus",
  strace: "apt-get install strace; Linux only",
  "swift-proxy-server": "apt-get install swift-proxy swift-account swift-container swift-object; Linux only",
  tmux: "apt-get install tmux, or brew install tmux",
  zsh: "apt-get install zsh; macOS has it",
} as const;

export type ProofTool = keyof typeof INSTALLS;

/** One sentence for each program that a proof needs and this machine lacks. */
export function missingTools(needed: readonly ProofTool[], path?: string): readonly string[] {
  return needed
    .filter((tool) => findProgram(tool, path) === null)
    .map((tool) => `${tool} is needed and was not found. To install it: ${INSTALLS[tool]}.`);
}
