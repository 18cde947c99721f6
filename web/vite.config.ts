import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Every asset is a file of its own: the pages' policy allows neither inline code nor inline data. */
export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { "/v1": "http://127.0.0.1:8080" } },
});
