import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import { isMark } from "@agent-console/analysis/source/text-expression.ts";
import type { Call } from "../check/calls.ts";
import type { SourceCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import type { CodeFile } from "../check/source-code.ts";
import { firstArgument, givenTo, gives, isConstant } from "./arguments.ts";
import { codeCheck, type Hit } from "./code-check.ts";

const whole = ({ at, close }: Call): Hit => ({ at, to: close });

const calls = (file: CodeFile, callee: RegExp, isFault: (call: Call) => boolean): Hit[] =>
  file.calls.filter((call) => callee.test(call.callee) && isFault(call)).map(whole);

const variable = (file: CodeFile) => (call: Call) => !isConstant(firstArgument(file.tokens, call));

const EVALUATES = {
  python: /^(?:builtins\.)?(?:eval|exec)$/,
  script: /^(?:(?:globalThis|window|global|self)\.)?(?:eval|Function)$|^vm\.(?:runIn\w+|Script|compileFunction)$/,
};

export const evaluatedCode: SourceCheck = codeCheck({
  ...checkDescription("source-evaluated-code"),
  severity: "critical",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM05"], owasp_agentic_2026: ["ASI05"], mitre_atlas: ["AML.T0050"] },
  fault: "run text as code",
  find: (file) => calls(file, EVALUATES[file.language], variable(file)),
});

const SHELL = {
  python: new RegExp(
    entries`
      ^(?:
        os\.(?:system|popen)
        subprocess\.(?:getoutput|getstatusoutput)
        commands\.getoutput
        asyncio\.create_subprocess_shell
      )$
    `,
  ),
  script: /^child_process\.(?:exec|execSync)$/,
};
const STARTS = {
  python: /^subprocess\.(?:run|call|check_call|check_output|Popen)$/,
  script: /^child_process\.(?:spawn|spawnSync|execFile|execFileSync)$/,
};

export const shellCommand: SourceCheck = codeCheck({
  ...checkDescription("source-shell-command"),
  severity: "critical",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM05"], owasp_agentic_2026: ["ASI05", "ASI02"], mitre_atlas: ["AML.T0050"] },
  fault: "hand a line that is not fixed to a shell",
  find: (file) => [
    ...calls(file, SHELL[file.language], variable(file)),
    ...calls(
      file,
      STARTS[file.language],
      (call) => variable(file)(call) && gives(file.tokens, call, ["shell", /^(?:True|true)$/]),
    ),
  ],
});

const LOADS = new RegExp(
  entries`
    ^(?:
      (?:c?[pP]ickle|dill|cloudpickle)\.(?:loads?|Unpickler)
      marshal\.loads?
      jsonpickle\.decode
      shelve\.open
      joblib\.load
      pandas\.read_pickle
      pd\.read_pickle
      yaml\.unsafe_load
      node-serialize\.unserialize
      serialize\.unserialize
    )$
  `,
);

export const unsafeLoading: SourceCheck = codeCheck({
  ...checkDescription("source-unsafe-loading"),
  severity: "high",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM03"], owasp_agentic_2026: ["ASI04", "ASI05"], mitre_atlas: ["AML.T0010"] },
  fault: "load data that can run code",
  find: (file) => [
    ...calls(file, LOADS, () => true),
    ...calls(
      file,
      /^yaml\.load(?:_all)?$/,
      (call) => file.language === "python" && !names(file, call, /^C?(?:Safe|Base)Loader$/),
    ),
    ...calls(file, /^torch\.load$/, (call) => !gives(file.tokens, call, ["weights_only", /^True$/])),
    ...calls(file, /^(?:np|numpy)\.load$/, (call) => gives(file.tokens, call, ["allow_pickle", /^True$/])),
  ],
});

const names = ({ tokens }: CodeFile, call: Call, name: RegExp): boolean =>
  givenTo(tokens, call).some(({ kind, value }) => kind === "name" && name.test(value));

const WRITES_MARKUP = new RegExp(
  entries`
    (?:^|\.)(?:insertAdjacentHTML|document\.write(?:ln)?|createContextualFragment)$
    ^(?:markupsafe\.|flask\.)?Markup$
    (?:^|\.)mark_safe$
    (?:^|\.)render_template_string$
  `,
);

export const unsafeMarkup: SourceCheck = codeCheck({
  ...checkDescription("source-unsafe-markup"),
  severity: "high",
  harness: "security",
  subdimension: "integrity",
  tags: { owasp_llm_2025: ["LLM05"], mitre_atlas: ["AML.T0077"] },
  fault: "write markup that is not fixed",
  find: (file) => [
    ...calls(file, WRITES_MARKUP, (call) => !givenTo(file.tokens, call).every(isFixed)),
    ...assignments(file, /^unsafe_allow_html$/, (at) => file.tokens[at]?.value === "True"),
    ...assignments(file, /^(?:innerHTML|outerHTML|dangerouslySetInnerHTML)$/, (at) => !isFixedFrom(file, at)),
  ],
});

const isFixed = ({ kind, dynamic }: CodeFile["tokens"][number]): boolean =>
  kind === "mark" || kind === "number" || (kind === "text" && !dynamic);

/** `= "…";` or `= "…"` at the end of the line. */
function isFixedFrom({ tokens }: CodeFile, at: number): boolean {
  const [value, next] = [tokens[at], tokens[at + 1]];
  const isOver = next === undefined || isMark(next, ";") || isMark(next, "}") || next.line > (value?.line ?? 0);
  return value?.kind === "text" && !value.dynamic && isOver;
}

/** `name = …`, `name: …`, `name={…}`: not a comparison. `at` is where the value starts. */
function assignments({ tokens }: CodeFile, name: RegExp, isFault: (at: number) => boolean): Hit[] {
  return tokens.flatMap((token, at) => {
    const isGiven = isMark(tokens[at + 1], "=") || isMark(tokens[at + 1], ":");
    const isCompared = isMark(tokens[at + 2], "=");
    if (token.kind === "number" || !name.test(token.value) || !isGiven || isCompared) return [];
    return isFault(at + 2) ? [{ at, to: at + 3 }] : [];
  });
}

const OFF = /^(?:False|false|0)$/;

export const unverifiedTls: SourceCheck = codeCheck({
  ...checkDescription("source-unverified-tls"),
  severity: "high",
  harness: "security",
  subdimension: "confidentiality",
  tags: { owasp_agentic_2026: ["ASI07"], nist_ai_rmf: ["MEASURE 2.7"], eu_ai_act: ["Article 15"] },
  fault: "switch the check of certificates off",
  find: (file) => [
    ...assignments(
      file,
      /^(?:verify|verify_ssl|ssl_verify|verify_certs|check_hostname|rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED)$/,
      (at) => OFF.test(file.tokens[at]?.value ?? ""),
    ),
    ...file.tokens.flatMap((token, at) => {
      const isEnvironment = token.value === "NODE_TLS_REJECT_UNAUTHORIZED" && isMark(file.tokens[at + 1], "]");
      const isNone = token.kind === "name" && /^(?:CERT_NONE|_create_unverified_context)$/.test(token.value);
      return isNone || (isEnvironment && OFF.test(file.tokens[at + 3]?.value ?? "")) ? [{ at, to: at + 3 }] : [];
    }),
  ],
});
