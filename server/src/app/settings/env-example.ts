import { settings } from "./settings.ts";

/** The text of .env.example; a test holds the committed file to it. */
export function envExample(): string {
  const entries = Object.values(settings).map(({ name, fallback, words }) => `# ${words}\n# ${name}=${fallback}\n`);
  return `# Every setting of Agent Console with its default. Copy to .env, or set in the environment, which wins.\n\n${entries.join("\n")}`;
}

/** What `npm start -- --help` prints. */
export function helpText(): string {
  const rows = Object.values(settings).map(({ name, fallback, words }) => {
    const shown = fallback === "" ? "" : ` (default ${fallback})`;
    return `  ${name}${shown}\n      ${words}`;
  });
  return [
    "Agent Console: one place to register, measure, protect, attack and evolve AI agents.",
    "",
    "Usage: npm start -- [--role all|api|worker] [--domains evolution] [--help]",
    "",
    "  --role       which half of the console this process is: api answers requests, worker does the long work (default all)",
    "  --domains    serve one domain's own interface, as a back-end service of another console",
    "",
    "Settings, from the environment or a file named .env in the current folder:",
    "",
    ...rows,
    "",
    "Other commands: npm run sign-in-link, backup, restore, rotate-keys, verify-audit, evolution. Each takes --help.",
    "",
  ].join("\n");
}
