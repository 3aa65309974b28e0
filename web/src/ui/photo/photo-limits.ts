const megabyte = 1024 * 1024;
const largestFile = 5 * megabyte;

/** Decoded, a pixel takes four bytes of memory: this many are what an inexpensive phone can bear. */
const mostPixels = 40_000_000;

/** The longest side of a photo that is sent: more than any card or screen shows of it. */
const longestSide = 1200;

/** Why a file of this many bytes is too large, if it is. */
export function whyTooLarge(bytes: number): string | undefined {
  if (bytes <= largestFile) return undefined;
  // Rounded up, so that it never reads 'is 5 MB, the limit is 5 MB'.
  const size = Math.ceil((bytes / megabyte) * 10) / 10;
  return `This picture is ${size} MB. The limit is 5 MB. Please choose a smaller one.`;
}

/** Why a picture of this size is too large to be opened, if it is. */
export function whyTooManyPixels(width: number, height: number): string | undefined {
  if (width * height <= mostPixels) return undefined;
  return `This picture is too large with ${width} x ${height} pixels. Please choose a smaller one.`;
}

/** The size in which a photo is sent: never larger than it is, and at least one pixel. */
export function fittingSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
