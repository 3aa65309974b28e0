import { card, detail, editSwitch, respondWithProfile } from '../../support/pages/profile.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

// A time zone belongs to a browser context, so these are not tests of a page.
for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`dates are Indian dates in ${timezoneId}, whatever the local time [R-201, F-18]`, async ({ page, network }) => {
      await page.clock.install({ time: '2031-02-28T23:00:00Z' });
      respondWithProfile(network, { createdAt: '2026-01-11T18:30:00.000Z', dob: '2004-08-15' });
      await signIn(page, student);
      await expect(card(page).locator('dt:text-is("Join Date") + dd')).toHaveText('12-01-2026');
      await expect(detail(page, 'Date of Birth')).toHaveValue('15-08-2004');
      await editSwitch(page).click();
      await expect(detail(page, 'Date of Birth')).toHaveValue('2004-08-15');
    });
  });
