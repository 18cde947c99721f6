import type { GoalFamily } from "../../model/goal.ts";
import { crossUserCode } from "./cross-user-code.ts";
import { crossUserParcel } from "./cross-user-parcel.ts";
import { notePoisoning } from "./note-poisoning.ts";
import { plantedRule } from "./planted-rule.ts";

export const memoryGoals: readonly GoalFamily[] = [crossUserCode, crossUserParcel, notePoisoning, plantedRule];
