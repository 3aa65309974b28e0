import type { Page } from '@playwright/test';

/** Uploads of this page get no answer until the test gives one; they can be stopped as any other. */
export async function holdUploads(page: Page) {
  await page.addInitScript(() => {
    const { fetch } = window;
    const world = Object.assign(window, { uploads: 0, stopped: 0, answerUpload: (_body: unknown, _status: number) => {} });
    window.fetch = (input, init) => {
      if (!(input instanceof Request) || new URL(input.url).pathname !== '/v1/profile-pic') return fetch(input, init);
      world.uploads += 1;
      return new Promise((resolve, reject) => {
        world.answerUpload = (body, status) => resolve(Response.json(body, { status }));
        input.signal.addEventListener('abort', () => {
          world.stopped += 1;
          reject(input.signal.reason);
        });
      });
    };
  });
  return {
    answer: (body: unknown, status = 200) =>
      page.evaluate(([body, status]) => Reflect.get(window, 'answerUpload')(body, status), [body, status] as const),
    counts: () => page.evaluate(() => ({ uploads: Reflect.get(window, 'uploads'), stopped: Reflect.get(window, 'stopped') })),
  };
}
