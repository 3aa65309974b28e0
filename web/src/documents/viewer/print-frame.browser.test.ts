import { afterEach, expect, it, vi } from 'vitest';
import { openPrintFrame } from './print-frame.ts';

const frame = () => document.querySelector('iframe');

afterEach(() => frame()?.remove());

const texts = () => {
  const hosts = [...(frame()?.contentDocument?.querySelectorAll('.content > div') ?? [])];
  return hosts.map(({ shadowRoot }) => shadowRoot?.querySelector('body')?.innerHTML);
};

it('puts each document into a shadow root, sanitized, in the order of the numbers, replaces it, adds no empty one, and prints the frame in a sandbox under its title', async () => {
  const { add, print, remove } = await openPrintFrame('hall tickets');
  expect(await add(2, '<p>Two</p>')).toBe(true);
  expect(await add(0, '<p onclick="attack()">Zero<script>attack()</script></p>')).toBe(true);
  expect(await add(1, '<p>Old</p>')).toBe(true);
  expect(await add(3, '<p> </p>')).toBe(false);
  await add(1, '<p>New</p>');
  expect(texts()).toEqual(['<p>Zero</p>', '<p>New</p>', '<p>Two</p>']);
  const window = frame()?.contentWindow;
  const printed = vi.fn();
  Object.assign(window ?? {}, { print: printed });
  print();
  expect(printed).toHaveBeenCalledOnce();
  expect([frame()?.getAttribute('sandbox'), frame()?.contentDocument?.title]).toEqual(['allow-same-origin allow-modals', 'hall tickets']);
  remove();
  expect(frame()).toBeNull();
});
