/** `fromCharCode` takes only as many arguments as the call stack allows. */
const chunkSize = 8192;

/** Encodes bytes as base64 in browsers and Node; browsers have no `Buffer`. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkSize) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkSize));
  }
  return btoa(binary);
}

/** Decodes UTF-8 text from base64; undefined when the input is neither. */
export function decodeText(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
