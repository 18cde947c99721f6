export type Theme = "light" | "dark" | "system";

/** The theme is no secret, so the browser may keep it. */
const KEY = "theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  show();
}

function show(): void {
  const theme = chosenTheme();
  document.documentElement.dataset["theme"] = theme === "system" ? (dark.matches ? "dark" : "light") : theme;
}

export function applyTheme(): void {
  show();
  dark.addEventListener("change", show);
}
