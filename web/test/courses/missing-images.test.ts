import { expect, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { expectCount, expectTexts, main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const pictures = 'https://pictures.example/**';
const course = { title: 'Tailoring and Design', price: 500 };
const courses = [
  { ...course, _id: 'c-lost', thumbnail: { url: 'https://pictures.example/gone.png' } },
  { ...course, _id: 'c-none' },
  { ...course, _id: 'c-bare', thumbnail: {} },
  { ...course, _id: 'c-odd', thumbnail: { url: 'no address' } },
];

test('a course whose image is missing or broken shows a box of the same size with its initials [F-23]', async () => {
  await commands.holdRequests(pictures);
  onTestFinished(() => commands.endHold(pictures));
  const network = new Network();
  network.respond('/courses', { json: { success: true, courses } });
  await renderRoute('/courses', { network });
  const thumbnails = main.css('article > :first-child');
  const sizes = () =>
    thumbnails.elements().map((box) => {
      const { width, height } = box.getBoundingClientRect();
      return [width, height].map(Math.round).join(' by ');
    });
  await expectCount(thumbnails.css('img'), 1);
  const before = sizes();
  await commands.answerRequests(pictures, { status: 404 });
  await expectCount(thumbnails.css('img'), 0);
  expect(sizes()).toEqual(before);
  expect([before.length, new Set(before).size]).toEqual([4, 1]);
  const [width = 0, height = 0] = before[0]?.split(' by ').map(Number) ?? [];
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expectTexts(thumbnails.first(), 'TD');
});
