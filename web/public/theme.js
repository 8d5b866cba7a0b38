// Runs before the first paint, so that the other theme never flashes.
{
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("turncoat.device") || "{}").theme;
  } catch {
    // No storage: the system's theme it is.
  }
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme =
    chosen === "dark" || chosen === "light" ? chosen : light ? "light" : "dark";
}
