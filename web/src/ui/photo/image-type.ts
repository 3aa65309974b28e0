/** The number of bytes that `imageType` needs. */
export const headLength = 32;

const jpeg = [0xff, 0xd8, 0xff];
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const png = [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a];

/** Detects the image type from a file's first bytes. SVG is not detected, because it may contain scripts. */
export function imageType(head: Uint8Array): string | undefined {
  const hasBytes = (offset: number, expected: readonly number[]) => expected.every((code, index) => head[offset + index] === code);
  const hasText = (offset: number, text: string) => hasBytes(offset, codes(text));
  if (hasBytes(0, jpeg)) return 'image/jpeg';
  if (hasBytes(0, png)) return 'image/png';
  if (hasText(0, 'GIF87a') || hasText(0, 'GIF89a')) return 'image/gif';
  if (hasText(0, 'RIFF') && hasText(8, 'WEBP')) return 'image/webp';
  // Many texts start with these two letters, so the reserved bytes are checked as well.
  if (hasText(0, 'BM') && hasBytes(6, [0, 0, 0, 0])) return 'image/bmp';
  if (!hasText(4, 'ftyp')) return undefined;
  if (hasText(8, 'avif') || hasText(8, 'avis')) return 'image/avif';
  // Photos of iPhones, which not every browser can decode.
  if (heicBrands.some((brand) => hasText(8, brand))) return 'image/heic';
  return undefined;
}

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
