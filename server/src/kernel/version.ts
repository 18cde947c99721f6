/** The console's version, as its packages, its document and its reports name it. */
export const CONSOLE_VERSION = "0.1.0";
