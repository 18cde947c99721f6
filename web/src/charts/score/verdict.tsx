import type { EvaluationVerdict } from "@agent-console/sdk";
import "./verdict.css";

export type Verdict = EvaluationVerdict;

export const tone = (verdict: Verdict | null | undefined): "pass" | "fail" | "inc" | "none" =>
  verdict === "passed" ? "pass" : verdict === "failed" ? "fail" : verdict === "inconclusive" ? "inc" : "none";

const words: Readonly<Record<ReturnType<typeof tone>, string>> = {
  pass: "Passed",
  fail: "Failed",
  inc: "Inconclusive",
  none: "Not evaluated",
};

interface GlyphProps {
  readonly verdict: Verdict | null | undefined;
  readonly large?: boolean;
  /** The word is already beside it. */
  readonly silent?: boolean;
}

/** Each verdict has its own shape, so that the page works in grayscale. */
export function Glyph({ verdict, large = false, silent = false }: GlyphProps) {
  const kind = tone(verdict);
  return (
    <svg
      className={`glyph ${kind}${large ? " large" : ""}`}
      viewBox="0 0 16 16"
      role="img"
      aria-hidden={silent || undefined}
      aria-label={silent ? undefined : words[kind]}
    >
      {kind === "pass" && (
        <>
          <circle cx="8" cy="8" r="7" />
          <path className="cut-out" d="M4.8 8.3l2.2 2.2 4.2-4.6" />
        </>
      )}
      {kind === "fail" && (
        <>
          <rect x="1.5" y="1.5" width="13" height="13" rx="1.5" />
          <path className="cut-out" d="M5.3 5.3l5.4 5.4M10.7 5.3l-5.4 5.4" />
        </>
      )}
      {kind === "inc" && (
        <>
          <path className="hollow" d="M8 1l7 7-7 7-7-7z" />
          <path d="M8 1v14L1 8z" />
        </>
      )}
      {kind === "none" && <circle className="dashed" cx="8" cy="8" r="6.5" />}
    </svg>
  );
}

export function VerdictWord({ verdict }: { readonly verdict: Verdict | null | undefined }) {
  return (
    <span className={`verdict t-${tone(verdict)}`}>
      <Glyph verdict={verdict} silent /> {words[tone(verdict)]}
    </span>
  );
}
