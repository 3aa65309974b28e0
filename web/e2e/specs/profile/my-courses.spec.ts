import { watchRequests } from '../../support/network.ts';
import { signIn, student } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

test('an invoice is fetched with the token and saved as invoice.html [R-224, R-225]', async ({ page, context }) => {
  await signIn(page, student);
  const requests = watchRequests(page, 'GET', '/invoice/user/u-student/course/c-ccc');
  const invoice = page.getByRole('tabpanel', { name: 'My Courses' }).getByRole('button', { name: /^Download invoice of / });
  const [download] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect(download.suggestedFilename()).toBe('invoice.html');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers()).toMatchObject({ authorization: expect.stringMatching(/^Bearer ./) });
  const savedPage = await context.newPage();
  const file = test.info().outputPath('invoice.html');
  await download.saveAs(file);
  await savedPage.goto(`file://${file}`);
  await expect(savedPage.getByText('Aarav Sharma').first()).toBeVisible();
  await expect(savedPage.getByRole('main'), 'its own styles').toHaveCSS('border-top-style', 'double');
  expect(await savedPage.evaluate(() => [document.characterSet, document.title])).toEqual(['UTF-8', 'Invoice for Aarav Sharma']);
});
