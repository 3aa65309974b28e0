import { card, course, detail, editSwitch, openAsOperator, respondWithProfile } from '../../support/pages.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Times around midnight in India and around changes of daylight saving time elsewhere, with their Indian format. */
const timestamps: readonly [createdAt: string, text: string][] = [
  ['2026-10-31T18:29:59.000Z', 'October-31-2026 at 11:59 PM'],
  ['2026-10-31T18:30:00.000Z', 'November-01-2026 at 12:00 AM'],
  ['2026-03-08T10:00:01.000Z', 'March-08-2026 at 3:30 PM'],
  ['2025-12-31T23:59:59.000Z', 'January-01-2026 at 5:29 AM'],
];

const exams: readonly [date: string, text: string][] = [
  ['2026-03-08', '08-03-2026'],
  ['2026-10-31T18:29:59.000Z', '31-10-2026'],
  ['2026-10-31T18:30:00.000Z', '01-11-2026'],
];

// A time zone belongs to a browser context, so these tests open their own pages.
for (const [timezoneId, clock] of [
  ['America/Los_Angeles', '2026-03-08T09:59:00Z'],
  ['Pacific/Kiritimati', '2049-12-31T23:59:59Z'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`lists, courses and the profile show Indian dates in ${timezoneId} at ${clock} [R-430, R-084, R-201, F-18]`, async ({
      page,
      network,
    }) => {
      await page.clock.setFixedTime(clock);
      const transactions = timestamps.map(([createdAt], index) => ({ _id: `r${index}`, title: `Row ${index}`, createdAt }));
      const hallTickets = exams.map(([date], index) => ({ _id: `e${index}`, title: `Exam ${index}`, date, time: '16:05', students: [] }));
      const updated = { _id: 'c-tally', title: 'Tally', updatedAt: timestamps[1]?.[0] };
      network.respond('/my-txn', { json: { success: true, transactions } });
      network.respond('/my-created-ht', { json: { success: true, hallTickets } });
      network.respond('/course/c-tally', { json: { success: true, course: updated } });
      for (const [path, dates] of [
        ['/franchise/wallet', timestamps],
        // Upcoming exams are listed from the next one on, past exams from the latest one back.
        ['/franchise/exams', clock < '2026-11' ? exams : exams.toReversed()],
      ] as const) {
        await openAsOperator(page, path);
        for (const [index, [, text]] of dates.entries())
          await expect(page.getByRole('main').locator('tbody tr').nth(index).getByRole('cell', { name: text, exact: true })).toBeVisible();
      }
      await page.goto(course.path);
      await expect(page.getByRole('list', { name: 'About this course' }).getByText('01/Nov/2026')).toBeVisible();
      respondWithProfile(network, { createdAt: '2026-01-11T18:30:00.000Z', dob: '2004-08-15' });
      await signIn(page, student);
      await expect(card(page).locator('dt:text-is("Join Date") + dd')).toHaveText('12-01-2026');
      await expect(detail(page, 'Date of Birth')).toHaveValue('15-08-2004');
      await editSwitch(page).click();
      await expect(detail(page, 'Date of Birth')).toHaveValue('2004-08-15');
    });
  });
