import type { TestSetCase } from "@agent-console/sdk";
import { Scroll } from "../../../parts/page/scroll.tsx";
import { ShownText } from "../../../parts/text/shown-text.tsx";

interface CasesProps {
  readonly cases: readonly TestSetCase[];
  readonly label: string;
}

/** Each case with what is expected, in words. */
export function CaseTable({ cases, label }: CasesProps) {
  return (
    <Scroll label={label}>
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
  );
}
