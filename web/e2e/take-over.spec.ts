import type { Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { jumped, watchShifts } from './layout-shifts.ts';
import { madePages, takenOver, watchTakeOver } from './made-pages.ts';
import { leaveRecord, records } from './session.ts';
import { everyCall, takeCall } from './wire.ts';

/** Each page is taken over without an error, and with all that the build has made of it. */
async function takeOverAll(page: Page): Promise<void> {
  await watchTakeOver(page);
  await watchShifts(page);
  for (const path of madePages) {
    await page.goto(path);
    const { made, lost } = await takenOver(page);
    expect(made, path).toBeGreaterThan(60);
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
      await takeOverAll(page);
    });
  }
}
