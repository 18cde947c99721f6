/** The body is not what its content type says. Nothing of it is stored. */
export class Malformed extends Error {
  override name = "Malformed";
}
