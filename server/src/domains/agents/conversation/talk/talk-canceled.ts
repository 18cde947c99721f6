/** Thrown when a dialogue is given up through no fault of the agent: its run pauses, its worker stops, a cap is reached. */
export class TalkCanceled extends Error {
  override name = "TalkCanceled";
}
