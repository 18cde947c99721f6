import type { TestFilePreview } from "@agent-console/sdk";
import { count } from "../../../parts/numbers.ts";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";

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
      <p role="status">
        {all === 1 ? "1 case" : `${count(all)} cases`}
        {cases.length < all && `, the first ${count(cases.length)} shown`}.
      </p>
      {warnings.map((warning) => (
        <p className="notice" key={warning}>
          <ShownText text={warning} />
        </p>
      ))}
      <Scroll label="Cases in the file">
        <table>
          <thead>
            <tr>
              <th>Case</th>
              <th>Prompt</th>
              <th>Expected</th>
            </tr>
          </thead>
          <tbody>
            {cases.map(({ id, prompt, turns, expectations }) => (
              <tr key={id}>
                <td>
                  <ShownText text={id} />
                </td>
                <td>
                  <ShownText text={prompt} />
                  {turns > 1 && <span className="small mut"> and {turns - 1} more turns</span>}
                </td>
                <td>
                  <ShownText text={expectations.length > 0 ? expectations.join("; ") : "no guarded text"} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
