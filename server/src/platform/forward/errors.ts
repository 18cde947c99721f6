import type { Catalogue } from "../../kernel/errors.ts";

export const forwardErrors = {
  SERVICE_UNAVAILABLE: {
    status: 503,
    text: "A service that this operation needs is not available at the moment.",
    remedy:
      "Try again after Retry-After. Operators: see /health/ready, and check the SERVICE_… address and that it runs.",
  },
  SERVICE_TIMEOUT: {
    status: 504,
    text: "A service that this operation needs did not answer in time.",
    remedy:
      "Read the current state before repeating a change: it may have taken effect. Repeat with an Idempotency-Key.",
  },
  SERVICE_BAD_ANSWER: {
    status: 502,
    text: "A service that this operation needs gave an answer that cannot be used.",
    remedy: "Report the request id to the operator, whose log names the service, its answer and the time it took.",
  },
  SERVICE_REFUSED: {
    status: 400,
    text: "A service that this operation needs refused the request.",
    remedy:
      "The detail is the service's own reason, and the status too: it may be any from 400 to 499, or 501. Nothing was changed.",
  },
} as const satisfies Catalogue;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof forwardErrors, true> {}
}
