import { expect, test } from '../../support/test.ts';

const course = { title: 'Tailoring and Design', price: 500 };
const courses = [
  { ...course, _id: 'c-lost', thumbnail: { url: 'https://pictures.example/gone.png' } },
  { ...course, _id: 'c-none' },
  { ...course, _id: 'c-bare', thumbnail: {} },
  { ...course, _id: 'c-odd', thumbnail: { url: 'no address' } },
];

test('a course whose image is missing or broken shows a box of the same size with its initials [F-23]', async ({ page, network }) => {
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('https://pictures.example/**', async (route) => {
    await lost;
    await route.fulfill({ status: 404 });
  });
  network.respond('/courses', { json: { success: true, courses } });
  await page.goto('/courses');
  const pictures = page.getByRole('main').locator('article > :first-child');
  const sizes = () =>
    pictures.evaluateAll((boxes) =>
      boxes.map((box) => [box.getBoundingClientRect().width, box.getBoundingClientRect().height].map(Math.round).join(' by ')),
    );
  await expect(pictures.locator('img')).toHaveCount(1);
  const before = await sizes();
  lose();
  await expect(pictures.locator('img')).toHaveCount(0);
  expect(await sizes()).toEqual(before);
  expect(new Set(before).size).toBe(1);
  const [width = 0, height = 0] = before[0]?.split(' by ').map(Number) ?? [];
  expect(width / height).toBeCloseTo(16 / 9, 1);
  await expect(pictures.first()).toHaveText('TD');
});
