/** `npm run bench`: one program after the other, so that none measures the load of another. */
await import("./http.ts");
await import("./list.ts");
await import("./token.ts");
await import("./evaluation.ts");
await import("./reports.ts");
await import("./pages.ts");
