/** The theme that was chosen in the console, before anything is drawn; without a choice the system's. */
const chosen = localStorage.getItem("theme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
