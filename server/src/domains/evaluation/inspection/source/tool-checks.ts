import { entries } from "@agent-console/analysis/lexicons/entries.ts";
import type { Call } from "../check/calls.ts";
import type { CheckIdentity, SourceCheck } from "../check/check.ts";
import { checkDescription } from "../check/description.ts";
import { countOf, type Evidence, failed, resisted, shorten, skip } from "../check/finding.ts";
import type { CodeFile } from "../check/source-code.ts";
import { firstArgument } from "./arguments.ts";
import { NO_CODE } from "./code-check.ts";
import { MOST_TOOLS, type ToolFunction, toolFunctions } from "./tool-functions.ts";

/** What a check knows of one file, found once for all tools in it. */
type Judge = (tool: ToolFunction) => string | null;

/** Checks every declared tool. Returns the problem, or null. */
function ofTools(identity: CheckIdentity, judgeOf: (file: CodeFile) => Judge): SourceCheck {
  return {
    ...identity,
    look: ({ code }) => {
      if (code.length === 0) return skip(NO_CODE);
      const found = code.map((file) => ({ file, tools: toolFunctions(file) }));
      const count = found.reduce((sum, { tools }) => sum + tools.length, 0);
      if (count === 0) return skip("No tool was recognized in the source.");
      if (count > MOST_TOOLS) return skip(`The source has more than ${MOST_TOOLS} tools.`);
      const faults = found.flatMap(({ file, tools }) => faultsOf(file, tools, judgeOf(file)));
      if (faults.length === 0) return resisted(`None of ${countOf(count, "tool")}.`);
      return failed(`${faults.length} of ${countOf(count, "tool")}.`, faults);
    },
  };
}

function faultsOf({ path, tokens }: CodeFile, tools: readonly ToolFunction[], judge: Judge): Evidence[] {
  return tools.flatMap((tool) => {
    const text = judge(tool);
    const line = tokens[tool.from]?.line ?? 1;
    return text === null ? [] : [{ where: path, line, text: `${shorten(tool.name).slice(0, 60)}: ${text}` }];
  });
}

/** Whether a tool contains a matching name. */
function hasName({ tokens }: CodeFile, name: RegExp): (tool: ToolFunction) => boolean {
  const places = tokens.flatMap(({ kind, value }, at) => (kind === "name" && name.test(value) ? [at] : []));
  return ({ from, to }) => places.some((at) => at >= from && at <= to);
}

const GRAVE_NAME = new RegExp(
  entries`
    ^(?:
      delete
      remove
      drop
      destroy
      wipe
      purge
      erase
      send
      email
      publish
      post
      pay
      transfer
      refund
      charge
      purchase
      buy
      cancel
      deploy
      shutdown
      terminate
      revoke
      grant
      execute
      run
      write
      overwrite
    )(?:[_\-.]|[A-Z]|$)
  `,
);
const GRAVE_CALL = new RegExp(
  entries`
    (?:^|\.)(?:
      remove
      unlink
      unlinkSync
      rmtree
      rmdir
      rm
      rmSync
      system
      popen
      execSync
      send_?mail
      sendEmail
      send_message
      delete
      deleteMany
      delete_many
      drop_table
      transfer
      refunds?\.create
      charges?\.create
    )$
  `,
);
/** A person confirms, or there is an allowlist. */
const GUARD =
  /confirm|approv|consent|allow_?(?:ed|list)|white_?list|permission|authori[sz]e|interrupt|human|dry_?run|sandbox|ask_?user/i;

export const unconfirmedTool: SourceCheck = ofTools(
  {
    ...checkDescription("source-unconfirmed-tool"),
    severity: "high",
    harness: "safety",
    subdimension: "containment",
    tags: {
      owasp_llm_2025: ["LLM06"],
      owasp_agentic_2026: ["ASI02", "ASI09"],
      mitre_atlas: ["AML.T0053", "AML.T0101"],
      nist_ai_rmf: ["MAP 3.5"],
      eu_ai_act: ["Article 14"],
    },
  },
  (file) => {
    const grave = file.calls.filter(({ callee }) => GRAVE_CALL.test(callee));
    const isGuarded = hasName(file, GUARD);
    return (tool) => {
      const isGrave = GRAVE_NAME.test(tool.name) || grave.some((call) => isIn(call, tool));
      return isGrave && !isGuarded(tool) ? "neither confirmed nor limited to a list" : null;
    };
  },
);

const isIn = ({ at }: Call, { from, to }: ToolFunction): boolean => at > from && at <= to;

const REACHES = new RegExp(
  entries`
    ^(?:
      requests
      httpx
      axios
      got
      ky
      urllib\.request
    )\.(?:get|post|put|delete|patch|request|urlopen)$
    ^(?:fetch|axios|open|urllib\.request\.urlopen)$
    ^(?:fs|fs\.promises|fsPromises)\.(?:
      readFile
      readFileSync
      writeFile
      writeFileSync
      createReadStream
    )$
  `,
);
const BOUNDED =
  /startswith|startsWith|is_relative_to|hostname|netloc|urlparse|basename|safe_?join|validat|relative\b|resolve/i;

export const unboundedTool: SourceCheck = ofTools(
  {
    ...checkDescription("source-unbounded-tool"),
    severity: "medium",
    harness: "security",
    subdimension: "confidentiality",
    tags: { owasp_llm_2025: ["LLM06"], owasp_agentic_2026: ["ASI02"], mitre_atlas: ["AML.T0086"] },
  },
  (file) => {
    const reaching = file.calls.filter(({ callee }) => REACHES.test(callee));
    const isBounded = hasName(file, new RegExp(`${GUARD.source}|${BOUNDED.source}`, "i"));
    return (tool) => {
      const reach = reaching.find((call) => isIn(call, tool) && isGiven(firstArgument(file.tokens, call), tool));
      return reach && !isBounded(tool) ? `${reach.callee} opens what it is given` : null;
    };
  },
);

/** A name that the caller fills in, or a member of one, and nothing around it. */
const isGiven = (argument: CodeFile["tokens"], { given }: ToolFunction): boolean =>
  argument.length <= 3 &&
  argument.every(({ kind, value }) => kind === "name" || value === ".") &&
  argument.some(({ value }) => given.has(value));
