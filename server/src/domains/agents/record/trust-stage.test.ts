import { expect, test } from "vitest";
import { nextStage, withStage } from "./trust-stage.ts";

test("a completed evaluation makes a registered agent tested, and moves no other", () => {
  expect(nextStage("registered", "evaluation_completed")).toBe("tested");
  expect(nextStage("hardened", "evaluation_completed")).toBe("hardened");
  expect(nextStage("adapted", "evaluation_completed")).toBe("adapted");
});

test("a passed verdict makes an agent trusted, with or without a guard", () => {
  expect(nextStage("tested", "verdict_passed")).toBe("trusted");
  expect(nextStage("hardened", "verdict_passed")).toBe("trusted");
  expect(nextStage("optimized", "verdict_passed")).toBe("optimized");
});

test("a failed verdict moves every later stage back to tested", () => {
  for (const stage of ["registered", "tested", "hardened", "trusted", "optimized", "adapted"] as const) {
    expect(nextStage(stage, "verdict_failed")).toBe("tested");
  }
});

test("a proposal makes an agent optimized, one from telemetry adapted, and adapted is not undone", () => {
  expect(nextStage("trusted", "proposal_applied")).toBe("optimized");
  expect(nextStage("optimized", "telemetry_proposal_applied")).toBe("adapted");
  expect(nextStage("adapted", "proposal_applied")).toBe("adapted");
});

test("a confirmed attack costs a trusted agent its trust, and one that is not trusted nothing", () => {
  for (const stage of ["trusted", "optimized", "adapted"] as const) {
    expect(nextStage(stage, "redteam_broken")).toBe("hardened");
  }
  expect(nextStage("tested", "redteam_broken")).toBe("tested");
});

test("becoming trusted records when, and how many days it took", () => {
  const fresh = { trust_stage: "tested", trusted_at: null, ttt_days: null, created_at: 1000 } as const;
  expect(withStage(fresh, "trusted", 1000 + 86_400 * 1.5)).toEqual({
    trust_stage: "trusted",
    trusted_at: 130_600,
    ttt_days: 1.5,
  });
});

test("falling back clears the date, and keeps how long the first time took", () => {
  const trusted = { trust_stage: "trusted", trusted_at: 5000, ttt_days: 2, created_at: 0 } as const;
  const fallen = withStage(trusted, "tested", 9000);
  expect(fallen).toEqual({ trust_stage: "tested", trusted_at: null, ttt_days: 2 });
  expect(withStage({ ...fallen, created_at: 0 }, "trusted", 20_000)).toEqual({
    trust_stage: "trusted",
    trusted_at: 20_000,
    ttt_days: 2,
  });
});
