import type { UnifiedValidationResponse } from "@agent-console/sdk";
import { ShownText } from "../../../parts/text/shown-text.tsx";

/** What the import would create, and what to check first. */
export function ImportFindings({ found }: { readonly found: UnifiedValidationResponse }) {
  const name = found.agent_card?.["name"];
  return (
    <div role="status">
      <p className="strong">
        {found.valid ? "Ready to register" : "Can't register this agent"}
        {typeof name === "string" && (
          <>
            {": "}
            <ShownText text={name} />
          </>
        )}
        {found.valid && found.access_level && `, as a ${found.access_level.replace("_", " ")}`}.
      </p>
      <ul className="bullets">
        {[...found.errors, ...found.warnings].map((sentence) => (
          <li key={sentence}>
            <ShownText text={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
