import { fittingSize } from './photo-limits.ts';

/** Draws a picture anew, upright and of a fitting size: what else was in its file, such as the place of a photo, is not in the result. */
export async function redraw(image: HTMLImageElement, sourceType: string): Promise<Blob> {
  const type = sourceType === 'image/png' ? sourceType : 'image/jpeg';
  const canvas = document.createElement('canvas');
  const { width, height } = fittingSize(image.naturalWidth, image.naturalHeight);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  if (type === 'image/jpeg') {
    // JPEG knows no transparency and would make it black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return encode(canvas, type);
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob?.type === type ? resolve(blob) : reject(new Error('The picture could not be encoded.')));
    canvas.toBlob(take, type, 0.9);
  });
}
