import { expect } from 'vitest';
import { prerenderedPages } from '../../support/hydration.ts';
import { course } from '../../support/pages.ts';
import { student } from '../../support/session.ts';
import { flow } from '../flow.ts';
import { signIn } from '../sign-in.ts';

flow('a course is bought, and the return page reports it', async (page) => {
  await signIn(page, student);
  await page.goto(course.path);
  await page.button('Buy Now');
  await page.path('/__mocks/payment.html');
  await page.button('Pay');
  await page.path('/verification');
  await page.see('Completed');
  await page.see('Payment received');
  await page.link('My Courses');
  await page.see('Tally with GST');
});

flow('the cart keeps a course over a reload, and Escape closes it', async (page) => {
  await page.goto(course.path);
  await page.button('Add to Cart');
  await page.find('header button', 'Cart, 1 course');
  await page.reload();
  await page.click('header button', 'Cart, 1 course');
  await page.find('[role=dialog] a', 'Tally with GST');
  await page.press('Escape');
  await page.waitFor(() => document.querySelector('[role=dialog]') === null);
  await page.expectFocus('Cart, 1 course');
});

flow('dark colours are remembered', async (page) => {
  await page.goto('/');
  await page.click('header button:has(.in-dark)');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.reload();
  expect(await background()).toBe(dark);
  await page.click('header button:has(.in-dark)');
  expect(await background()).not.toBe(dark);
});

flow('Back and Forward lead to the pages that were open', async (page) => {
  await page.goto('/');
  await page.click('nav a', 'Courses');
  await page.path('/courses');
  await page.click('nav a', 'About Us');
  await page.heading('About Us');
  await page.back();
  await page.path('/courses');
  await page.back();
  await page.path('/');
  await page.forward();
  await page.path('/courses');
});

flow('a certificate is shown in its frame and printed', async (page) => {
  await page.goto('/view-result');
  await page.fill('Student Id', 'GVI/01/2026');
  await page.choose('Course', 'Course on Computer Concepts');
  await page.click('main button', 'View Certificate');
  await page.waitFor(() => document.querySelector('iframe')?.contentDocument?.body.textContent.includes('Aarav Sharma') === true);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    if (frame) frame.print = () => Object.assign(document.documentElement.dataset, { printed: 'once' });
  });
  await page.click('main button', 'Print');
  await page.waitFor(() => document.documentElement.dataset.printed === 'once');
});

for (const path of prerenderedPages) {
  flow(`${path} opens with one heading, is hydrated and reports no error`, async (page) => {
    await page.goto(path);
    await page.waitFor(() => document.querySelector('main [aria-busy=true]') === null);
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  });
}
