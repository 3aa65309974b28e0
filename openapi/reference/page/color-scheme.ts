/** Swagger UI is dark inside `html.dark-mode`. Keeps the class equal to the reader's setting. */
export function followColorScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const update = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', update);
  update();
}
