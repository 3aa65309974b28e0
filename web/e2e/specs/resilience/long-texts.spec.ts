import type { Page } from '@playwright/test';
import { course, expect, test } from '../../support/app.ts';
import { leaveRecord, records } from '../../support/session.ts';

/** Without a place to break, from right to left, of several scripts, and of letters that are made of many signs. */
const texts = [
  'W'.repeat(300),
  'क्षत्रिय'.repeat(40),
  'مرحبا بالعالم '.repeat(12),
  'தமிழ்👨‍👩‍👧‍👦ẹ̄́'.repeat(20),
  `${'_'.repeat(120)}@example.com`,
];

/** What people write themselves; ids, dates, addresses and choices stay as they are. */
const written = [
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

/** Fills what people have written, in every answer of this page. */
async function fillAnswers(page: Page): Promise<void> {
  await page.addInitScript(
    ({ texts, written }) => {
      const { fetch } = window;
      let next = 0;
      const fill = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        for (const [key, inner] of Object.entries(value)) {
          if (typeof inner === 'string' && written.includes(key)) Reflect.set(value, key, texts[next++ % texts.length]);
          else fill(inner);
        }
      };
      window.fetch = async (input, init) => {
        const response = await fetch(input, init);
        if (!/\/v1\//.test(response.url) || !response.headers.get('Content-Type')?.includes('json')) return response;
        const body: unknown = await response.json();
        fill(body);
        return Response.json(body, { status: response.status });
      };
    },
    { texts, written },
  );
}

const screens = {
  visitor: ['/', '/courses', course.path],
  student: ['/user/profile', course.path],
  operator: ['student-management', 'batches', 'exams', 'results', 'out-marksheet', 'wallet', 'dashboard', 'profile', 'create-exam'].map(
    (page) => `/franchise/${page}`,
  ),
};

for (const [who, paths] of Object.entries(screens)) {
  test(`texts of 300 letters, of every script and direction, break no screen of a ${who} [F-20]`, async ({ page }) => {
    await fillAnswers(page);
    if (who !== 'visitor') await leaveRecord(page, who === 'student' ? records.student : records.operator);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
}
