import { expect, vi } from 'vitest';
import type { Network } from './network.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

export const photo = (name = 'me.png') =>
  new File([Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0))], name, { type: 'image/png' });

/** A picture whose left half is red and whose right half is blue. */
export async function twoColours(width: number, height: number, name = 'me.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [index, colour] of ['#c00', '#00c'].entries()) {
    if (context) context.fillStyle = colour;
    context?.fillRect((index * width) / 2, 0, width / 2, height);
  }
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/** A picture whose colours show their place: red grows from 0 at the left to 255 at the right, green from top to bottom. */
export async function coordinates(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    pixels.data.set([(255 * (i % width)) / (width - 1), (255 * Math.floor(i / width)) / (height - 1), 0, 255], 4 * i);
  }
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

export const noPhoto = (text = '<svg/>') => new File([text], 'me.png', { type: 'image/png' });

/** The photo in the last form that the page sent to a path. */
export async function uploadedPhoto(network: Network, path: string, field = 'avatar') {
  const form = network.calls(path).at(-1)?.form;
  const file = form?.get(field);
  if (!form || !(file instanceof File)) throw new Error('No photo was uploaded.');
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colour = (x: number, y: number) => [...(context?.getImageData(Math.floor(x), Math.floor(y), 1, 1).data ?? [])];
  /** Colours in the middle of the four edges, as red, green, blue and opacity. */
  const edges = {
    top: colour(width / 2, 0),
    right: colour(width - 1, height / 2),
    bottom: colour(width / 2, height - 1),
    left: colour(0, height / 2),
  };
  return { parts: [...form.keys()], file, name: file.name, type: file.type, width, height, edges };
}

/** Holds the decoding of pictures from now on. The returned function waits for one decoding and lets it succeed or fail. */
export function holdDecoding(): (succeeds: boolean) => Promise<void> {
  const waiting: ((succeeds: boolean) => void)[] = [];
  const decode = window.createImageBitmap.bind(window);
  vi.spyOn(window, 'createImageBitmap').mockImplementation(
    (...parameters: unknown[]) =>
      new Promise((resolve, reject) => {
        waiting.push((succeeds) => (succeeds ? resolve(Reflect.apply(decode, window, parameters)) : reject(new Error('broken'))));
      }),
  );
  // The app uses this function if the first one fails.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
  return async (succeeds) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.(succeeds);
  };
}
