import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#ui/toast/toast-store.ts';
import { saveDocument } from './fetch-document.ts';

const saved: { name: string; url: string; blob?: Blob }[] = [];
const create = vi.fn<typeof URL.createObjectURL>();
const revoke = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(create.mockReset().mockReturnValue('blob:1'));
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoke.mockReset());
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href, blob: create.mock.lastCall?.[0] as Blob });
  });
});

it('saves the sanitized document, and releases its memory once the download has started [S-02]', async () => {
  await saveDocument('<p>Rs. 2800<script>attack()</script></p>', 'invoice.html', () => true);
  expect(saved).toMatchObject([{ name: 'invoice.html', url: 'blob:1' }]);
  expect([await saved[0]?.blob?.text(), saved[0]?.blob?.type]).toEqual([
    expect.stringMatching(/^<!doctype html>.*<body><p>Rs. 2800<\/p><\/body><\/html>\n$/s),
    'text/html;charset=utf-8',
  ]);
  vi.advanceTimersByTime(9999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});

it('saves nothing for a user who does not want it any more [S-25]', async () => {
  for (const html of ['<p>Rs. 2800</p>', '']) await saveDocument(html, 'invoice.html', () => false);
  expect([saved, toasts.visible()]).toEqual([[], []]);
});

it('says that a document is empty, or that it could not be saved', async () => {
  await saveDocument('', 'invoice.html', () => true);
  create.mockImplementation(() => {
    throw new Error('out of memory');
  });
  await saveDocument('<p>raw</p>', 'invoice.html', () => true);
  expect(saved).toEqual([]);
  expect(toasts.visible().map(({ type, text }) => `${type}: ${text}`)).toEqual([
    'error: The document is empty, so there is nothing to save.',
    'error: The document could not be saved. Please reload the page and try again.',
  ]);
});
