/** How a probe or a check is named and explained to people. */
export interface Description {
  readonly title: string;
  readonly description: string;
}
