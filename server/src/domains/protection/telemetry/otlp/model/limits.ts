/** Bytes of a body, also after it is inflated. */
export const MOST_BODY_BYTES = 16 * 1024 * 1024;
/** Bytes of one span, log record, metric or resource. A larger one is refused without being read. */
export const MOST_RECORD_BYTES = 1024 * 1024;
/** Spans, log records or points of one request. Those after it are refused. */
export const MOST_RECORDS = 20_000;
/** Attributes of a record, items of a list, events and links of a span. Those after it are left out. */
export const MOST_ITEMS = 128;
/** Buckets of a histogram. A point with more is refused. */
export const MOST_BUCKETS = 400;
/** Bytes of a text. */
export const MOST_TEXT_BYTES = 4096;
/** Bytes of what a model was told or said, which is worth more room. */
export const MOST_CONTENT_BYTES = 8192;
/** Characters of such texts in one request: looking for personal data costs more than reading. Those after it are left out. */
export const MOST_CONTENT_OF_REQUEST = 2 * 1024 * 1024;
export const MOST_KEY_BYTES = 256;
/** Lists and maps inside each other. What is deeper is null. */
export const MOST_DEPTH = 8;

export const TOO_LARGE = `larger than ${MOST_RECORD_BYTES / 1024} kB`;
