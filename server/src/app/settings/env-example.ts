import { settings } from "./settings.ts";

/** The text of .env.example. A test compares the committed file with it. */
export function envExample(): string {
  const entries = Object.values(settings).map(({ name, fallback, words }) => `# ${words}\n# ${name}=${fallback}\n`);
  return `# All Agent Console settings with their defaults. Copy this file to .env, or set environment variables, which take precedence.\n\n${entries.join("\n")}`;
}

/** What `npm start -- --help` prints. */
export function helpText(): string {
  const rows = Object.values(settings).map(({ name, fallback, words }) => {
    const shown = fallback === "" ? "" : ` (default ${fallback})`;
    return `  ${name}${shown}\n      ${words}`;
  });
  return [
    "Agent Console: register, evaluate, protect, red-team and evolve AI agents.",
    "",
    "Usage: npm start -- [--role all|api|worker|gateway] [--domains evolution] [--help]",
    "",
    "  --role       process role: api serves requests, worker runs jobs, gateway judges traffic (default: all)",
    "  --domains    serve one domain's API, as a backend service of another console",
    "",
    "Settings (environment variables, or a .env file in the current directory):",
    "",
    ...rows,
    "",
    "Other commands: npm run sign-in-link, backup, restore, rotate-keys, verify-audit, evolution. Run any of them with --help for options.",
    "",
  ].join("\n");
}
