/** A version's part of the changelog. */
export interface Release {
  readonly version: string;
  /** Null until it is released. */
  readonly date: string | null;
  readonly notes: string;
}

const HEADING = /^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d{2}-\d{2})\)$/;

/** The changelog's versions, newest first. */
export function releasesIn(changelog: string): Release[] {
  const releases: { version: string; date: string | null; lines: string[] }[] = [];
  for (const line of changelog.split("\n")) {
    const [, version, date] = HEADING.exec(line) ?? [];
    if (version !== undefined)
      releases.push({ version, date: date === "unreleased" ? null : (date ?? null), lines: [] });
    else if (line.startsWith("## "))
      throw new Error(`CHANGELOG.md: a version's heading is "## 1.2.3 (2026-01-31)", not "${line}".`);
    else releases.at(-1)?.lines.push(line);
  }
  return releases.map(({ version, date, lines }) => ({ version, date, notes: lines.join("\n").trim() }));
}

/** The notes of a release, with how to check what was downloaded. Links to the repository's pages stay as they are. */
export function releaseNotes(changelog: string, version: string): string {
  const [newest] = releasesIn(changelog);
  if (newest?.version !== version) {
    throw new Error(`CHANGELOG.md begins with ${newest?.version}, and the packages are ${version}. They must agree.`);
  }
  return `# Agent Console ${version}

${newest.notes}

## Check what you downloaded

\`\`\`sh
sha256sum --check SHA256SUMS
\`\`\`

\`provenance.json\` names the commit, the inputs and the command; running that command on that commit gives these files byte for byte.
The software bill of materials is \`agent-console-${version}.cdx.json\` (CycloneDX).
`;
}
