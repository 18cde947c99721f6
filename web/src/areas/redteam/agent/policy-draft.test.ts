import { expect, test } from "vitest";
import { policyBody, policyMisfits } from "./policy-draft.ts";

const open = { isAllowed: true, from: "", to: "", zone: "", rate: "" };

test("hours need a time zone and both ends, and without them a policy is for the whole day", () => {
  expect(policyMisfits(open)).toEqual({});
  expect(policyBody({ ...open, zone: "Europe/Berlin" })).toMatchObject({ from_hour: null, time_zone: null });
  expect(Object.keys(policyMisfits({ ...open, from: "22" })).sort()).toEqual(["to", "zone"]);
  const night = { ...open, from: "22", to: "6", zone: "Europe/Berlin", rate: "120" };
  expect(policyMisfits(night)).toEqual({});
  expect(policyBody(night)).toEqual({
    ...{ is_allowed: true, from_hour: 22, to_hour: 6, time_zone: "Europe/Berlin", requests_per_minute: 120 },
  });
  expect(Object.keys(policyMisfits({ ...night, to: "24", rate: "0" })).sort()).toEqual(["rate", "to"]);
});
