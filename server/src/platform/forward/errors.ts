import type { Catalog } from "../../kernel/errors.ts";

export const forwardErrors = {
  SERVICE_UNAVAILABLE: {
    status: 503,
    text: "A backend service is unavailable.",
    remedy:
      "Try again after Retry-After. Operators: see /health/ready, and check that the service runs at the SERVICE_… URL.",
  },
  SERVICE_TIMEOUT: {
    status: 504,
    text: "A backend service timed out.",
    remedy:
      "Check the current state before you repeat a change: it may have taken effect. Repeat it with an Idempotency-Key.",
  },
  SERVICE_BAD_ANSWER: {
    status: 502,
    text: "A backend service returned an invalid response.",
    remedy:
      "Send the request ID to the operator. The console log shows the service, its response and the time it took.",
  },
  SERVICE_REFUSED: {
    status: 400,
    text: "A backend service rejected the request.",
    remedy: "The detail and the status (400–499 or 501) come from the service. Nothing was changed.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof forwardErrors, true> {}
}
