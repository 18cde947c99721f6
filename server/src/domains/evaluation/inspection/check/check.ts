import type { Description } from "../../probes/content/description.ts";
import type { Probe, Severity } from "../../probes/probe/probe.ts";
import type { Tags } from "../../probes/probe/taxonomy.ts";
import type { CheckId } from "../content/descriptions.ts";
import type { Finding } from "./finding.ts";
import type { Inspected } from "./inspected.ts";
import type { SourceCode } from "./source-code.ts";

/** The places that a probe can have: a part of another dimension does not compile here either. */
type PlaceOf<P> = P extends { readonly harness: infer Harness; readonly subdimension: infer Part }
  ? { readonly harness: Harness; readonly subdimension: Part }
  : never;

export type CheckIdentity = PlaceOf<Probe> &
  Description & {
    readonly id: CheckId;
    readonly severity: Severity;
    readonly tags: Tags;
  };

/** Reads the configuration: for agents that open it, gray box and white box. */
export type ConfigurationCheck = CheckIdentity & { readonly look: (agent: Inspected) => Finding };

/** Reads the source: for white box agents whose source is supplied. */
export type SourceCheck = CheckIdentity & { readonly look: (source: SourceCode) => Finding };
