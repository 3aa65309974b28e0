/** Enough of a file to tell its type. */
export const headLength = 32;

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a];

/**
 * The picture type that a file's first bytes tell, whatever its name and its declared type say.
 * SVG has none: it is a text that may hold scripts.
 */
export function pictureType(head: Uint8Array): string | undefined {
  const holds = (at: number, expected: readonly number[]) => expected.every((code, index) => head[at + index] === code);
  const says = (at: number, text: string) => holds(at, codes(text));
  if (holds(0, jpeg)) return 'image/jpeg';
  if (holds(0, png)) return 'image/png';
  if (says(0, 'GIF87a') || says(0, 'GIF89a')) return 'image/gif';
  if (says(0, 'RIFF') && says(8, 'WEBP')) return 'image/webp';
  // Its reserved bytes too: two letters alone begin many a text.
  if (says(0, 'BM') && holds(6, [0, 0, 0, 0])) return 'image/bmp';
  if (!says(4, 'ftyp')) return undefined;
  if (says(8, 'avif') || says(8, 'avis')) return 'image/avif';
  // From phones; not every browser opens it.
  if (says(8, 'heic') || says(8, 'heix') || says(8, 'mif1')) return 'image/heic';
  return undefined;
}

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
