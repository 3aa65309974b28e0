import { fitImageSize } from './photo-limits.ts';

/** Redraws an image on a canvas, upright and scaled down. The result has none of the file's metadata, such as the location of a photo. */
export async function reencode(image: HTMLImageElement, sourceType: string): Promise<Blob> {
  const type = sourceType === 'image/png' ? sourceType : 'image/jpeg';
  const canvas = document.createElement('canvas');
  const { width, height } = fitImageSize(image.naturalWidth, image.naturalHeight);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  if (type === 'image/jpeg') {
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return toBlob(canvas, type);
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const handleBlob = (blob: Blob | null) =>
      blob?.type === type ? resolve(blob) : reject(new Error(`The canvas could not be encoded as ${type}.`));
    canvas.toBlob(handleBlob, type, 0.9);
  });
}
