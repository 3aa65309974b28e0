import type { Page } from '@playwright/test';
import type { FormFile, Network } from './network.ts';

interface UploadedPhoto {
  /** Names of the form fields. */
  parts: string[];
  name: string;
  type: string;
  bytes: Buffer;
  width: number;
  height: number;
  /** Colours in the middle of the four edges, as red, green, blue and opacity. */
  edges: Record<'top' | 'right' | 'bottom' | 'left', number[]>;
}

/** The photo in the last form that the page sent to a path. */
export async function uploadedPhoto(page: Page, network: Network, path: string, field = 'avatar'): Promise<UploadedPhoto> {
  const form = network.calls(path).at(-1)?.form;
  const file = form?.[field];
  if (!form || typeof file !== 'object') throw new Error('No photo was uploaded.');
  const { name, type, base64 } = file;
  return { parts: Object.keys(form), name, type, bytes: Buffer.from(base64, 'base64'), ...(await page.evaluate(inspectImage, file)) };
}

/** Runs in the page. */
async function inspectImage({ type, base64 }: FormFile) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colour = (x: number, y: number) => [...(context?.getImageData(Math.floor(x), Math.floor(y), 1, 1).data ?? [])];
  const edges = {
    top: colour(width / 2, 0),
    right: colour(width - 1, height / 2),
    bottom: colour(width / 2, height - 1),
    left: colour(0, height / 2),
  };
  return { width, height, edges };
}
