import type { Network } from '../../support/network.ts';
import { course, expectLoaded } from '../../support/pages.ts';
import { routesFor } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Unbreakable, right to left, in several scripts, and with combining characters. */
const texts = [
  'W'.repeat(300),
  'क्षत्रिय'.repeat(40),
  'مرحبا بالعالم '.repeat(12),
  'தமிழ்👨‍👩‍👧‍👦ẹ̄́'.repeat(20),
  `${'_'.repeat(120)}@example.com`,
];

/** Fields with text that users enter. Ids, dates, URLs and options stay unchanged. */
const textFields = [
  ...[
    'title',
    'fullName',
    'fatherName',
    'name',
    'city',
    'village',
    'location',
    'description',
    'shortDescription',
    'category',
    'instructor',
  ],
  ...['email', 'phone', 'grade', 'duration', 'time', 'transactionId', 'paymentMethod', 'instituteName', 'subject'],
];

/** Replaces these fields in every JSON response of the mocks. */
function replaceTexts(network: Network): Promise<void> {
  return network.intercept(
    ({ texts, textFields }) => {
      let count = 0;
      const replace = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value)) {
          if (typeof inner === 'string' && textFields.includes(key)) Reflect.set(value, key, texts[count++ % texts.length]);
          else replace(inner);
        }
      };
      return async (_, next) => {
        const response = await next();
        if (!response.headers.get('Content-Type')?.includes('json')) return response;
        const body: unknown = await response.json();
        replace(body);
        return Response.json(body, { status: response.status });
      };
    },
    { texts, textFields },
  );
}

const screens = {
  guest: ['/', '/courses', course.path],
  student: ['/user/profile', course.path],
  operator: routesFor.operator,
};

for (const [viewer, paths] of Object.entries(screens)) {
  test(`texts of 300 letters in any script and direction fit every screen of the ${viewer} [F-20]`, async ({ page, network }) => {
    await replaceTexts(network);
    if (viewer !== 'guest') await storeSession(page, viewer === 'student' ? sessions.student : sessions.operator);
    for (const path of paths) {
      await page.goto(path);
      await expectLoaded(page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
