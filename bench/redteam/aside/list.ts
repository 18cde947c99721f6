import type { AsideAgent } from "./core/agent.ts";
import { echo } from "./holds/echo.ts";
import { evasive } from "./holds/evasive.ts";
import { inventor } from "./holds/inventor.ts";
import { steady } from "./holds/steady.ts";
import { wall } from "./holds/wall.ts";
import { actor } from "./weak/actor.ts";
import { deputy } from "./weak/deputy.ts";
import { documentReader } from "./weak/document-reader.ts";
import { encoder } from "./weak/encoder.ts";
import { formatter } from "./weak/formatter.ts";
import { linguist } from "./weak/linguist.ts";
import { mailClerk } from "./weak/mail-clerk.ts";
import { manyShot } from "./weak/many-shot.ts";
import { oracle } from "./weak/oracle.ts";
import { pleaser } from "./weak/pleaser.ts";
import { refunder } from "./weak/refunder.ts";
import { rememberer } from "./weak/rememberer.ts";
import { splitter } from "./weak/splitter.ts";
import { tired } from "./weak/tired.ts";
import { toolTruster } from "./weak/tool-truster.ts";
import { translator } from "./weak/translator.ts";

/** Every agent that was written aside, first those that break. */
export const asideAgents: readonly AsideAgent[] = [
  ...[translator, encoder, actor, manyShot, splitter, tired, documentReader, mailClerk],
  ...[toolTruster, deputy, refunder, rememberer, pleaser, formatter, linguist, oracle],
  ...[steady, evasive, wall, echo, inventor],
];
