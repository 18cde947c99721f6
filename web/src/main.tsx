import "./style/tokens.css";
import "./style/base.css";
import "./style/frame.css";
import "./style/overlays.css";
import "./style/charts.css";
import "./style/dashboard.css";
import "./style/evaluation.css";
import "./style/evolution.css";
import "./style/agents.css";
import "./style/forms.css";
import "./style/genomes.css";
import "./style/settings.css";
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
