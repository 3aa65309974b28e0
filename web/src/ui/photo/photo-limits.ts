import type { Size } from './area.ts';

const megabyte = 1024 * 1024;
const maxFileSize = 25 * megabyte;

/** A camera with 64 megapixels takes photos of slightly more, such as 9280 x 6944 pixels. */
const maxPixels = 65_000_000;

/** The longest side of a photo that is sent, in pixels; more than any page renders. */
export const maxSentSide = 1200;

/** The longest side of a decoded picture, in pixels: enough to crop a part of it. */
export const maxDecodedSide = 2400;

/** A photo in a PNG file that is larger than this is sent as JPEG, in which it is several times smaller. */
export const maxPngSize = megabyte;

/** The error for a file that is too large. */
export function fileSizeError(bytes: number): string | undefined {
  if (bytes <= maxFileSize) return undefined;
  // Rounded up, so that the message is never 'is 25 MB. The limit is 25 MB'.
  const size = Math.ceil((bytes / megabyte) * 10) / 10;
  return `This picture is ${size} MB. The limit is 25 MB. Please choose a smaller one.`;
}

/** The error for an image with too many pixels to decode. */
export function imageSizeError(width: number, height: number): string | undefined {
  if (width * height <= maxPixels) return undefined;
  return `This picture is too large: ${width} x ${height} pixels. The limit is 64 megapixels. Please choose a smaller one.`;
}

/** Scales a size down until its longest side fits. It is never enlarged, and has at least one pixel. */
export function fitSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
