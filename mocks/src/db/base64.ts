// `Buffer` is not in browsers, and `btoa` takes only as many arguments as a call may have.
const CHUNK = 8192;

/** Bytes as base64, in browsers and in Node. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
}

/** The UTF-8 text in base64, or undefined where there is none. */
export function textOf(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
