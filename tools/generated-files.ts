import { GUARD_METHODS } from "../analysis/guards/methods/list.ts";
import { commands } from "../cli/src/commands/list.ts";
import { catalog } from "../server/src/app/catalog.ts";
import { openApiDocument } from "../server/src/app/openapi/document.ts";
import { consoleOperations } from "../server/src/app/operations.ts";
import { envExample } from "../server/src/app/settings/env-example.ts";
import { consoleTables } from "../server/src/app/tables.ts";
import { cliGuide } from "./cli-guide.ts";
import { choicesSource, fieldsSource } from "./contract-values.ts";
import { deonticCard } from "./deontic-card.ts";
import { cardsSource, detectorCards } from "./detector-cards.ts";
import { detectorsGuide } from "./detectors-guide.ts";
import { erasureGuide } from "./erasure-guide.ts";
import { errorCodesSource } from "./error-codes.ts";
import { errorsGuide } from "./errors-guide.ts";
import { type ApiDocument, operationsSource, sdkSource } from "./generate-sdk.ts";
import { guardCardsSource, measuredGuardCards } from "./guard-cards.ts";
import { guardsConfigGuide } from "./guards-config-guide.ts";
import { guardsGuide } from "./guards-guide.ts";
import { metricsGuide } from "./metrics-guide.ts";
import { permissionsGuide } from "./permissions-guide.ts";
import { queriesGuide } from "./queries-guide.ts";

/**
 * Every file that is generated from the code, by its path from the root. They are committed, and a test keeps them up
 * to date.
 */
export function generatedFiles(): Readonly<Record<string, string>> {
  const text = `${JSON.stringify(openApiDocument(consoleOperations, catalog), null, 2)}\n`;
  const document = JSON.parse(text) as ApiDocument;
  const cards = detectorCards();
  const guardCards = measuredGuardCards();
  return {
    "openapi.json": text,
    ".env.example": envExample(),
    "docs/cli.md": cliGuide(commands),
    "docs/errors.md": errorsGuide(catalog),
    "docs/erasure.md": erasureGuide(consoleTables),
    "docs/permissions.md": permissionsGuide(consoleOperations),
    "docs/guides/telemetry/metrics.md": metricsGuide(),
    "docs/detectors.md": detectorsGuide(cards),
    "docs/guards-config.md": guardsConfigGuide(GUARD_METHODS),
    "docs/guides/telemetry/query-logs-and-traces.md": queriesGuide(),
    "analysis/cards/generated.ts": cardsSource(cards),
    "docs/guides/environment/rules-card.md": deonticCard(),
    "docs/guards.md": guardsGuide(guardCards),
    "analysis/guards/cards/generated.ts": guardCardsSource(guardCards),
    "sdk/src/fields/generated.ts": fieldsSource(document),
    "sdk/src/choices/generated.ts": choicesSource(document),
    "sdk/src/errors/generated.ts": errorCodesSource(catalog),
    "sdk/src/generated.ts": sdkSource(document),
    "sdk/src/operations/generated.ts": operationsSource(document),
  };
}
