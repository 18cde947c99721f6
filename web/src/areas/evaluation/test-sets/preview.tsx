import type { TestFilePreview } from "@agent-console/sdk";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";
import { CaseTable } from "./case-table.tsx";

/** What a file contains: its mistakes by line, or its cases. */
export function Preview({ preview }: { readonly preview: TestFilePreview }) {
  const { problems, warnings, cases, case_count: all } = preview;
  if (problems.length > 0) {
    return (
      <>
        <p className="refused" role="alert">
          {problems.length === 1 ? "1 problem." : `${count(problems.length)} problems.`} Nothing was stored. Correct the
          file and choose it again.
        </p>
        <Scroll label="Problems in the file">
          <table>
            <thead>
              <tr>
                <th className="num">Line</th>
                <th className="num">Column</th>
                <th>Problem</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ line, column, message }) => (
                <tr key={`${line}:${column}:${message}`}>
                  <td className="num">{line}</td>
                  <td className="num">{column}</td>
                  <td>
                    <ShownText text={message} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </>
    );
  }
  return (
    <>
      <p role="status" className="strong">
        {all === 1 ? "1 case" : `${count(all)} cases`}
        {cases.length < all && `, the first ${count(cases.length)} shown`}.
      </p>
      {warnings.length > 0 && (
        <ul className="notice set-warnings">
          {warnings.map((warning) => (
            <li key={warning}>
              <ShownText text={warning} />
            </li>
          ))}
        </ul>
      )}
      <CaseTable cases={cases} label="Cases in the file" />
    </>
  );
}
