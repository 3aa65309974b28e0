import type { Area } from './area.ts';
import type { Picture } from './open-picture.ts';
import { photoFileName } from './photo-file-name.ts';
import { fitSize, maxPngSize, maxSentSide } from './photo-limits.ts';

/** Draws a part of a picture as the file that is sent. It has none of the file's metadata, such as the location of a photo. */
export async function drawPhoto(picture: Picture, area: Area): Promise<File> {
  const png = picture.type === 'image/png' ? await encode(picture, area, 'image/png') : undefined;
  const blob = png && png.size <= maxPngSize ? png : await encode(picture, area, 'image/jpeg');
  return new File([blob], photoFileName(picture.name, blob.type), { type: blob.type });
}

function encode({ image }: Picture, area: Area, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = fitSize(area, maxSentSide);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  if (type === 'image/jpeg') {
    // JPEG has no transparency; transparent pixels would become black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return toBlob(canvas, type);
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const handleBlob = (blob: Blob | null) =>
      blob?.type === type ? resolve(blob) : reject(new Error(`The canvas could not be encoded as ${type}.`));
    canvas.toBlob(handleBlob, type, 0.9);
  });
}
