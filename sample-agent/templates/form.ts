/** The form of something that should have been refused, recognized by words of the request. */
export interface Form {
  readonly fits: RegExp;
  readonly says: string;
}

export const form = (fits: string, says: string): Form => ({
  fits: new RegExp(`(?<!\\p{L})(?:${fits})`, "iu"),
  says,
});
