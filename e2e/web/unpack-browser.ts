/** Run by packed-browser.ts in a process of its own: the package reads its settings, TMPDIR among them, when it is imported. */
import packed from "@sparticuz/chromium";

await packed.executablePath();
