import type { Size } from './area.ts';
import { fitSize, maxDecodedSide } from './photo-limits.ts';

/** Loads an image for its natural size, with the EXIF orientation applied. Its pixels are not decoded yet. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.onload = () => (image.naturalWidth > 0 && image.naturalHeight > 0 ? resolve(image) : reject(new Error('The image is empty.')));
    image.onerror = () => reject(new Error('The image could not be loaded.'));
    image.src = url;
  });
}

/** Decodes an image scaled down, with the EXIF orientation applied. */
export async function decodeImage(file: Blob, image: HTMLImageElement): Promise<ImageBitmap | HTMLCanvasElement> {
  const size = fitSize({ width: image.naturalWidth, height: image.naturalHeight }, maxDecodedSide);
  return (await decodeBitmap(file, size)) ?? drawImage(image, size);
}

/** Decodes and scales off the main thread. Undefined if the browser cannot do that. */
async function decodeBitmap(file: Blob, { width, height }: Size): Promise<ImageBitmap | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high', imageOrientation: 'from-image' });
    // A browser that ignores an option returns another size.
    if (bitmap.width === width && Math.abs(bitmap.height - height) <= 1) return bitmap;
    bitmap.close();
  } catch {
    // Not supported, or not for this type of image.
  }
  return undefined;
}

async function drawImage(image: HTMLImageElement, { width, height }: Size): Promise<HTMLCanvasElement> {
  // Decodes off the main thread; drawing would decode on it.
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}
