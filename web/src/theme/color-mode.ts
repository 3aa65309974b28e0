const storageKey = 'institute.color-mode';

export type ColorMode = 'light' | 'dark';

/** Applies a mode to the page. The script in index.html does the same before the first paint. */
function applyColorMode(mode: ColorMode): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
}

export function toggleColorMode(): void {
  const mode = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  applyColorMode(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // If the storage is blocked, the mode lasts until the page is reloaded.
  }
}

/** Follows the stored mode, also when another tab changes it, or else the mode of the system. Returns a function to unsubscribe. */
export function subscribeToColorMode(): () => void {
  const darkQuery = matchMedia('(prefers-color-scheme: dark)');
  const update = () => applyColorMode(storedColorMode() ?? (darkQuery.matches ? 'dark' : 'light'));
  const handleStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) update();
  };
  darkQuery.addEventListener('change', update);
  addEventListener('storage', handleStorage);
  return () => {
    darkQuery.removeEventListener('change', update);
    removeEventListener('storage', handleStorage);
  };
}

function storedColorMode(): ColorMode | undefined {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : undefined;
  } catch {
    return undefined;
  }
}
