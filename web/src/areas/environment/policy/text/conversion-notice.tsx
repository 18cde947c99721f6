import { count } from "../../../../parts/numbers.ts";
import { ShownText } from "../../../../parts/text/shown-text.tsx";
import { isConverting, type Policy } from "../../../../queries/environment/policies.ts";

/** How far the console is with reading the file, why it could not, or what to look out for in the text. */
export function ConversionNotice({ policy }: { readonly policy: Policy }) {
  const { conversion } = policy;
  if (!conversion) return null;
  if (isConverting(policy))
    return (
      <p className="notice" role="status">
        Reading <ShownText text={policy.file_name ?? "the file"} />…{" "}
        {conversion.state === "queued" && "It waits for another file to be read first. "}
        You can leave this page.
      </p>
    );
  if (conversion.state === "failed")
    return (
      <div className="notice" role="alert">
        <p className="strong">The file could not be read</p>
        <p>
          <ShownText text={conversion.problem ?? "Upload it in another format."} /> Earlier text and rules stay as they
          are.
        </p>
      </div>
    );
  const warnings = conversion.warnings ?? [];
  if (warnings.length === 0) return null;
  return (
    <details className="notice">
      <summary>
        {count(warnings.length)} {warnings.length === 1 ? "note" : "notes"} on reading the file
      </summary>
      <ul className="bullets">
        {warnings.map((warning) => (
          <li key={warning}>
            <ShownText text={warning} />
          </li>
        ))}
      </ul>
    </details>
  );
}
