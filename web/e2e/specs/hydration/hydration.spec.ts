import type { Page } from '@playwright/test';
import { expect, test } from '../../support/app.ts';
import { areaPages, madePages, takenOver, watchTakeOver } from '../../support/hydration.ts';
import { jumped, watchShifts } from '../../support/layout-shifts.ts';
import { leaveRecord, records } from '../../support/session.ts';
import { everyCall, takeCall } from '../../support/wire.ts';

/** Each page is taken over without an error, and with all that the build has made of it. */
async function takeOverAll(page: Page, paths: readonly string[], least: number): Promise<void> {
  await watchTakeOver(page);
  await watchShifts(page);
  for (const path of paths) {
    await page.goto(path);
    const { made, lost } = await takenOver(page);
    expect(made, path).toBeGreaterThan(least);
    expect(lost, path).toEqual([]);
    // What a font moves that comes late.
    expect(await jumped(page), path).toBeLessThan(0.01);
  }
}

/** What a page may meet while it is taken over. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'an API that answers at once': (page) => takeCall(page, '/courses', { body: '{"success":true,"courses":[]}' }),
  'an API that does not answer': (page) => takeCall(page, everyCall, { silent: true }),
  'somebody who is signed in': (page) => leaveRecord(page, records.student),
  'the dark colours': (page) => page.emulateMedia({ colorScheme: 'dark' }),
};

for (const react of ['production', 'development React']) {
  for (const [way, prepare] of Object.entries(ways)) {
    test(`every page of the build is taken over whole and in its place, with ${way} (${react})`, async ({ page }) => {
      test.slow();
      await prepare(page);
      await takeOverAll(page, madePages, 60);
    });
  }

  test(`every page of an area is taken over whole and in its place while its person is looked up (${react})`, async ({ page }) => {
    test.slow();
    await takeCall(page, '/profile', { silent: true });
    for (const [record, paths] of [
      [records.operator, areaPages.filter((path) => path !== '/user/profile')],
      [records.student, ['/user/profile']],
    ] as const) {
      await leaveRecord(page, record);
      await takeOverAll(page, paths, 30);
      await expect(page.getByText(/^One moment/)).toBeVisible();
    }
  });

  for (const [who, record, title] of [
    ['nobody', undefined, 'Please sign in first'],
    ['a student', records.student, 'This page is not for your account'],
    ['an operator', records.operator, 'Student List'],
  ] as const)
    test(`a page of the centre becomes what ${who} may see, without a jump (${react}) [R-014, S-12]`, async ({ page }) => {
      if (record) await leaveRecord(page, record);
      await watchShifts(page);
      await page.goto('/franchise/student-management');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(/^One moment/)).toHaveCount(0);
      expect(await jumped(page)).toBeLessThan(0.01);
    });
}
