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
/** Of a request with one file of at most this size. */
export const largestUpload = (largestFile = LARGEST_FILE): number => largestFile + ENVELOPE;
