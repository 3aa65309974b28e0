import { expect, fillLogin, notice, signIn, soon, student, test, watchCalls } from '../../support/app.ts';
import { cancel, edit, expectKnown, field, save } from '../../support/pages/profile.ts';

const saved = 'Your profile is updated';

/** Another student of the mocks. */
const rohit = {
  'Full Name': 'Rohit Kumar Singh',
  Email: 'rohit.singh@example.com',
  'Father Name': 'Sanjay Singh',
  Phone: '0000012482',
  'Date of Birth': '1999-02-08',
  City: 'Gaya',
  Village: 'Bodhgaya',
  Pincode: '823001',
};

test('what is typed while a save runs is not lost: Edit stays open for it [R-205, R-206]', async ({ page }) => {
  await signIn(page, student, '/user/profile?mocks=slow');
  await edit(page).click();
  await field(page, 'City').fill('Kanpur');
  await save(page).click();
  await field(page, 'Village').fill('Kalyanpur');
  await expect(notice(page, saved)).toBeVisible();
  await expect(save(page)).not.toHaveAttribute('aria-busy', 'true');
  await expectKnown(page, { City: 'Kanpur', Village: 'Kalyanpur' });
  await expect(save(page)).toBeVisible();
  await save(page).click();
  await expect(save(page)).toHaveCount(0);
  await expectKnown(page, { City: 'Kanpur', Village: 'Kalyanpur' });
});

test('a save that is answered after the next person has signed in changes nothing of theirs [S-25]', async ({ page }) => {
  await signIn(page, student);
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (input instanceof Request && input.url.endsWith('/v1/update-profile'))
        await new Promise<void>((resolve) => Object.assign(window, { letGo: resolve }));
      return answer;
    };
  });
  await edit(page).click();
  await field(page, 'Full Name').fill('Somebody Else');
  await save(page).click();
  await page.waitForFunction(() => 'letGo' in window);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Aarav Sharma/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fillLogin(page, { email: 'rohit.singh@example.com', password: 'student123' });
  await expectKnown(page, rohit);
  await page.evaluate(() => Reflect.get(window, 'letGo')());
  // The answer is read in a few turns of the event loop.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await notice(page, saved).count()).toBe(0);
  await expectKnown(page, rohit);
  await expect(notice(page, saved)).toHaveCount(0, soon);
  const record = await page.evaluate(() => localStorage.getItem('institute.session'));
  expect(record).toContain('Rohit Kumar Singh');
});

test('Cancel and the switch put everything back and send nothing [R-203]', async ({ page }) => {
  await signIn(page, student);
  const calls = watchCalls(page, 'PUT', '/update-profile');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  for (const close of [cancel, edit]) {
    await edit(page).click();
    await field(page, 'City').fill('Kanpur');
    await field(page, 'Gender').selectOption('other');
    if (close === edit) {
      // Off is quickly pressed by mistake; whoever says no goes on where they were.
      await edit(page).click();
      await expect(edit(page)).toBeChecked();
      await expectKnown(page, { City: 'Kanpur', Gender: 'other' });
    }
    await close(page).click();
    await expectKnown(page, { Gender: 'Male' });
    await expect(edit(page)).not.toBeChecked();
    await expect(edit(page)).toBeFocused();
  }
  expect(calls).toHaveLength(0);
  expect(asked).toEqual(Array(2).fill('Your changes are not saved. Discard them?'));
});

test('details are edited and saved with the keyboard alone [R-203, R-205]', async ({ page }) => {
  await signIn(page, student);
  await edit(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Full Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Junior');
  await page.keyboard.press('Enter');
  await expect(notice(page, saved)).toBeVisible();
  await expectKnown(page, { 'Full Name': 'Aarav Sharma Junior' });
});

test('changes that are not saved are asked for before the page is left', async ({ page }) => {
  await signIn(page, student);
  const asked: string[] = [];
  let answer = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' });
  await edit(page).click();
  await field(page, 'City').fill('Kanpur');
  await about.click();
  await expect.poll(() => asked).toEqual(['Your changes are not saved. Leave this page?']);
  await expectKnown(page, { City: 'Kanpur' });
  answer = true;
  await about.click();
  await expect(page).toHaveURL('/about-us');
  expect(asked).toHaveLength(2);
});

test('logging out in the middle of an edit asks nothing and ends the session [R-187, S-25]', async ({ page }) => {
  await signIn(page, student);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await edit(page).click();
  await field(page, 'City').fill('Kanpur');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Aarav Sharma/ })
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a profile that is read again changes nothing under the hand that types', async ({ page }) => {
  await signIn(page, student);
  await edit(page).click();
  await field(page, 'City').fill('Kanpur');
  const reads = watchCalls(page, 'GET', '/profile');
  // The photo is removed in the middle of it, and the profile is read again.
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => reads.length).toBe(1);
  await expect(page.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
  await expectKnown(page, { City: 'Kanpur' });
});
