/** The file can't be read; the message is a sentence for its owner. */
export class Unreadable extends Error {
  override name = "Unreadable";
}
