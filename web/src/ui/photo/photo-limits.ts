const megabyte = 1024 * 1024;
const maxFileSize = 5 * megabyte;

/** A decoded pixel takes four bytes of memory, so this is about what an inexpensive phone can decode. */
const maxPixels = 40_000_000;

/** The longest side of a photo that is sent, in pixels; more than any page renders. */
const maxSide = 1200;

/** The error for a file that is too large. */
export function fileSizeError(bytes: number): string | undefined {
  if (bytes <= maxFileSize) return undefined;
  // Rounded up, so that the message is never 'is 5 MB. The limit is 5 MB'.
  const size = Math.ceil((bytes / megabyte) * 10) / 10;
  return `This picture is ${size} MB. The limit is 5 MB. Please choose a smaller one.`;
}

/** The error for an image with too many pixels to decode. */
export function imageSizeError(width: number, height: number): string | undefined {
  if (width * height <= maxPixels) return undefined;
  return `This picture is too large: ${width} x ${height} pixels. Please choose a smaller one.`;
}

/** The size at which a photo is sent. It is never enlarged, and has at least one pixel. */
export function fitImageSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
