import "./style/layers.css";
import "./style/tokens.css";
import "./style/reset.css";
import "./style/text.css";
import "./style/layout.css";
import "./style/lists.css";
import "./style/filters.css";
import "./style/form.css";
import "./parts/button.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Console } from "./app/console.tsx";
import { applyTheme } from "./session/theme.ts";

applyTheme();
const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
}
