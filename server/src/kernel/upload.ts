/** The one file of a multipart request. */
export interface UploadedFile {
  /** Without folders. Only for people: nothing follows from it. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** The largest file, in bytes. */
export const LARGEST_FILE = 10_485_760;
/** What surrounds the file in a request. */
const ENVELOPE = 65_536;
export const LARGEST_UPLOAD = LARGEST_FILE + ENVELOPE;
