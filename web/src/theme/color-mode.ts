const key = 'institute.color-mode';

export type ColorMode = 'light' | 'dark';

/** Shows a mode. The first paint has it from the script in index.html. */
function show(mode: ColorMode): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

/** Goes to the other mode and remembers it; where the browser keeps nothing, for this page. */
export function switchColorMode(): void {
  const next = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  show(next);
  try {
    localStorage.setItem(key, next);
  } catch {
    // The choice lasts until the page is left.
  }
}

/** Follows the system until a person has chosen, and the choice of another tab. Answers with the way to stop. */
export function followColorMode(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => show(chosen() ?? (system.matches ? 'dark' : 'light'));
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow();
  };
  system.addEventListener('change', follow);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', follow);
    removeEventListener('storage', onStorage);
  };
}

function chosen(): ColorMode | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}
