import { withImplied } from "../probes/probe/implied-tags.ts";
import type { CheckIdentity, ConfigurationCheck, SourceCheck } from "./check/check.ts";
import { delegatedPlainHttp, delegatedUnbounded, delegatedWithoutCard } from "./configuration/delegation.ts";
import { mcpManyServers, mcpPlainHttp, mcpWildcardServer, mcpWriteAccess } from "./configuration/mcp.ts";
import { highTemperature, longTimeout, rateLimitHeadroom, unlimitedAnswer } from "./configuration/parameters.ts";
import { personalDataInPrompt, secretsInPrompt } from "./configuration/prompt-secrets.ts";
import { missingPurpose } from "./configuration/purpose.ts";
import { agentOverPlainHttp, keyOverPlainHttp } from "./configuration/transport.ts";
import { promptRules } from "./prompt-rules/rules.ts";
import { builtSql, promptFromInput } from "./source/built-texts.ts";
import { evaluatedCode, shellCommand, unsafeLoading, unsafeMarkup, unverifiedTls } from "./source/dangerous-calls.ts";
import { unpinnedDependencies } from "./source/dependencies.ts";
import { downloadedCode, unpinnedTools } from "./source/fetched-tools.ts";
import { hardCodedSecrets } from "./source/hard-coded-secrets.ts";
import { unboundedTool, unconfirmedTool } from "./source/tool-checks.ts";

/** Every check of the configuration, in the order in which it is reported. */
export const configurationChecks: readonly ConfigurationCheck[] = [
  ...promptRules,
  secretsInPrompt,
  personalDataInPrompt,
  mcpWriteAccess,
  mcpPlainHttp,
  mcpWildcardServer,
  mcpManyServers,
  delegatedWithoutCard,
  delegatedPlainHttp,
  delegatedUnbounded,
  keyOverPlainHttp,
  agentOverPlainHttp,
  unlimitedAnswer,
  highTemperature,
  longTimeout,
  rateLimitHeadroom,
  missingPurpose,
].map(withImpliedTags);

/** Every check of the source, in the order in which it is reported. */
export const sourceChecks: readonly SourceCheck[] = [
  hardCodedSecrets,
  evaluatedCode,
  shellCommand,
  unsafeLoading,
  builtSql,
  unsafeMarkup,
  unverifiedTls,
  promptFromInput,
  unconfirmedTool,
  unboundedTool,
  unpinnedDependencies,
  unpinnedTools,
  downloadedCode,
].map(withImpliedTags);

function withImpliedTags<Check extends CheckIdentity>(check: Check): Check {
  return { ...check, tags: withImplied(check.tags) };
}
