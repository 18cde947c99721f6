import { createHash } from "node:crypto";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import { loadEngine } from "./engine.ts";
import type { GuardMethodAnswer } from "./method-shape.ts";

/** Every method with its card, and a tag that changes with any of them. */
export const methodList = onFirstUse(async () => {
  const [{ GUARD_METHODS }, { cardOf }] = await Promise.all([
    loadEngine(),
    import("@agent-console/analysis/guards/cards/cards.ts"),
  ]);
  const results = Object.values(GUARD_METHODS).map(
    (method): GuardMethodAnswer => ({
      ...{ id: method.id, version: method.version, title: method.title, description: method.description },
      ...{ channels: method.channels, needs: method.needs, cost: method.cost, actions: method.actions },
      languages: method.languages === "any" ? null : method.languages,
      options: method.options,
      blind_spots: method.blindSpots,
      card: cardOf(method.id) ?? null,
    }),
  );
  const digest = createHash("sha256").update(JSON.stringify(results)).digest("hex").slice(0, 32);
  return { body: { results }, etag: `"${digest}"` };
});
