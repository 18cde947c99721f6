import type { CoverageEntry, Report } from "./figures.ts";

const marks: Readonly<Record<CoverageEntry["status"], string>> = {
  tested: "tested",
  partly: "partly",
  untested: "untested",
  "not testable from outside": "closed",
};

const short = (id: string): string => id.replace(/^(?:MEASURE|Article|AML\.)\s?/, "");

export function Coverage({ coverage }: Pick<Report, "coverage">) {
  return (
    <div className="coverage">
      {coverage.map(({ name, title, entries }) => {
        const testable = entries.filter(({ status }) => status !== "not testable from outside");
        const tested = testable.filter(({ status }) => status === "tested");
        return (
          <details key={name}>
            <summary>
              <span>{title}</span>
              <span className="entries">
                {entries.map((entry) => (
                  <span
                    key={entry.id}
                    className={`entry ${marks[entry.status]}`}
                    title={`${entry.id} ${entry.title}: ${entry.status}`}
                  >
                    {short(entry.id)}
                  </span>
                ))}
              </span>
              <span className="mut small">
                {tested.length} of {testable.length}
              </span>
            </summary>
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
