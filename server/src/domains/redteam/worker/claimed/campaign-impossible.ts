/** Ends a campaign that can't go on through no fault of the console. The message is for the team. */
export class CampaignImpossible extends Error {
  override name = "CampaignImpossible";
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
