import type { CoverageEntry, Report } from "../../../queries/figures.ts";
import { Link } from "../../../routes/link.tsx";
import { withFailures } from "../../../routes/prompt-search.ts";
import { routes } from "../../../routes/routes.ts";

const marks: Readonly<Record<CoverageEntry["status"], string>> = {
  tested: "tested",
  partly: "partly",
  untested: "untested",
  "not testable from outside": "closed",
};

const short = (id: string): string => id.replace(/^(?:MEASURE|Article|AML\.)\s?/, "");

interface CoverageProps extends Pick<Report, "coverage" | "probes"> {
  readonly id: string;
}

/** Tested entries link to their prompts. */
export function Coverage({ id, coverage, probes }: CoverageProps) {
  const failedOf = new Map(probes.map((probe) => [probe.id, probe.failed]));
  return (
    <div className="coverage">
      {coverage.map(({ name, title, entries }) => {
        const testable = entries.filter(({ status }) => status !== "not testable from outside");
        const tested = testable.filter(({ status }) => status === "tested");
        return (
          <div key={name} className="taxonomy">
            <div className="taxonomy-line">
              <span>{title}</span>
              <span className="entries">
                {entries.map((entry) => (
                  <Entry key={entry.id} id={id} entry={entry} failedOf={failedOf} />
                ))}
              </span>
              <span className="mut small">
                {tested.length} of {testable.length}
              </span>
            </div>
            <details>
              <summary className="small mid">Entries of {title}</summary>
              <table>
                <thead>
                  <tr>
                    <th>Entry</th>
                    <th>Status</th>
                    <th>Why</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.id}>
                      <td>
                        {entry.id} {entry.title}
                      </td>
                      <td>{entry.status}</td>
                      <td className="mid">{entry.reason}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </div>
        );
      })}
      <p className="legend small mid">
        {Object.entries(marks).map(([words, mark]) => (
          <span key={mark}>
            <span className={`entry key ${mark}`} /> {words}
          </span>
        ))}
      </p>
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly entry: CoverageEntry;
  readonly failedOf: ReadonlyMap<string, number>;
}

function Entry({ id, entry, failedOf }: EntryProps) {
  const look = `entry ${marks[entry.status]}`;
  const words = `${entry.id} ${entry.title}: ${entry.status}`;
  if (!entry.probes.some(({ asked }) => asked > 0)) {
    return (
      <span className={look} title={words}>
        {short(entry.id)}
      </span>
    );
  }
  const failed = entry.probes.reduce((sum, probe) => sum + (failedOf.get(probe.id) ?? 0), 0);
  return (
    <Link
      className={look}
      title={`${words}, ${failed} failed`}
      to={routes.prompts}
      params={{ id }}
      search={{ entry: entry.id, ...withFailures(failed) }}
    >
      {short(entry.id)}
    </Link>
  );
}
