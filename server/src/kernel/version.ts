/** The console's version, as used in its packages, API document and reports. */
export const CONSOLE_VERSION = "0.2.0";
