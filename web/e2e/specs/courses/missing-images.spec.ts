import { expect, test } from '../../support/test.ts';

const course = { title: 'Tailoring and Design', price: 500 };
const courses = [
  { ...course, _id: 'c-lost', thumbnail: { url: 'https://pictures.example/gone.png' } },
  { ...course, _id: 'c-none' },
  { ...course, _id: 'c-bare', thumbnail: {} },
  { ...course, _id: 'c-odd', thumbnail: { url: 'no address' } },
];

test('a course whose image is missing or broken shows a box of the same size with its initials [F-23]', async ({ page, network }) => {
  let failImage = () => {};
  const held = new Promise<void>((resolve) => {
    failImage = resolve;
  });
  await page.route('https://pictures.example/**', async (route) => {
    await held;
    await route.fulfill({ status: 404 });
  });
  network.respond('/courses', { json: { success: true, courses } });
  await page.goto('/courses');
  const thumbnails = page.getByRole('main').locator('article > :first-child');
  const sizes = () =>
    thumbnails.evaluateAll((boxes) =>
      boxes.map((box) => [box.getBoundingClientRect().width, box.getBoundingClientRect().height].map(Math.round).join(' by ')),
    );
  await expect(thumbnails.locator('img')).toHaveCount(1);
  const before = await sizes();
  failImage();
  await expect(thumbnails.locator('img')).toHaveCount(0);
  expect(await sizes()).toEqual(before);
  expect(new Set(before).size).toBe(1);
  const [width = 0, height = 0] = before[0]?.split(' by ').map(Number) ?? [];
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expect(thumbnails.first()).toHaveText('TD');
});
