type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** True for Ctrl K, and on a Mac for Command K, where Ctrl K deletes text. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, isMac: boolean): boolean {
  if (altKey || shiftKey || ctrlKey === isMac || metaKey !== isMac) return false;
  // A Devanagari keyboard has another letter there.
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\x20-\x7e]$/.test(key));
}

/** True on Apple's computers, tablets and phones. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
