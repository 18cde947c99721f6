import { expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { isErrorCode } from "./error-code.ts";

test("a listed code is recognized, and one of a newer console is kept as it was sent", () => {
  const refusedWith = (code: string): ApiError => new ApiError(new Response(null, { status: 409 }), { code });
  expect(isErrorCode(refusedWith("AGENT_EXISTS").code)).toBe(true);
  const newer = refusedWith("AGENT_ON_THE_MOON");
  expect(newer.code).toBe("AGENT_ON_THE_MOON");
  expect(isErrorCode(newer.code)).toBe(false);
  expect(isErrorCode(refusedWith("toString").code)).toBe(false);
});
