import type { Page } from '@playwright/test';

interface SentPhoto {
  /** The names of all parts of the form. */
  parts: string[];
  name: string;
  type: string;
  bytes: Buffer;
  width: number;
  height: number;
  /** Colours in the middle of the four edges, as red, green, blue and opacity. */
  edges: Record<'top' | 'right' | 'bottom' | 'left', number[]>;
}

/** Looks, in the page, at the form that a call sends from its next load on: the mocks' worker hides it from the test. */
export async function watchPhoto(page: Page, path: string): Promise<() => Promise<SentPhoto>> {
  await page.addInitScript((call) => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request && new URL(input.url).pathname === `/v1${call}`) {
        Object.assign(window, { sentForm: await input.clone().formData() });
      }
      return fetch(input, init);
    };
  }, path);
  return async () => {
    const { base64, ...photo } = await page.evaluate(lookAtPhoto);
    return { ...photo, bytes: Buffer.from(base64, 'base64') };
  };
}

/** Runs in the page. */
async function lookAtPhoto() {
  const form: FormData = Reflect.get(window, 'sentForm');
  const file = form.get('avatar');
  if (!(file instanceof File)) throw new Error('No photo was sent.');
  const bitmap = await createImageBitmap(file);
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
  const bytes = new Uint8Array(await file.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { parts: [...form.keys()], name: file.name, type: file.type, width, height, edges, base64 };
}
