import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../../support/layout-shifts.ts';
import { addToCart, buyNow, course, openAsOperator, toast } from '../../support/pages.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

const phone = { width: 360, height: 740 };

test('in forced colors a border tells the current link of the sidebar and of the header', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAsOperator(page, '/franchise/batches');
  const borders = (name: string, side: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .evaluateAll(
        (links, side) => links.filter((link) => getComputedStyle(link).getPropertyValue(side) !== '0px').map((link) => link.textContent),
        side,
      );
  expect(await borders('Franchise', 'border-inline-start-width')).toEqual(['Batch Management']);
  await page.goto('/courses');
  expect(await borders('Main', 'border-bottom-width')).toEqual(['Courses']);
});

/** The controls that something covers, by default after each control has been scrolled into view. */
function covered(page: Page, selector: string, { scroll = true } = {}): Promise<string[]> {
  return page.evaluate(
    ([selector, scroll]) => {
      const isCovered = (control: Element) => {
        if (scroll) control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const front = document.elementFromPoint(left + width / 2, top + height / 2);
        // Only the demo has the button of the mocks, at the lower left.
        return !control.contains(front) && front?.textContent !== 'Mocks';
      };
      // Elements for screen readers only have a box of one pixel.
      const isSeen = (control: Element) =>
        control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 1;
      const visible = [...document.querySelectorAll(selector)].filter(isSeen);
      if (visible.length === 0) throw new Error(`There is no ${selector}.`);
      return visible.filter(isCovered).map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML);
    },
    [selector, scroll] as const,
  );
}

test('with text of 200 % no part of the header covers another one at 360 px', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/login');
  // The browser's own setting has the same effect.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await covered(page, 'header :is(a, button), [aria-label=Contact] a > *', { scroll: false })).toEqual([]);
});

test('a course page supports increased text spacing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(course.path);
  await expect(page.getByText('1,112 students')).toBeVisible();
  // Acts as a user style sheet, because the Content Security Policy forbids style elements.
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets.push(spacing);
  });
  await expect(page.getByText('1,112 students')).toHaveCSS('word-spacing', /^[1-9]/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('in a low window the header scrolls with the page', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/courses');
  await page.evaluate(() => scrollTo(0, 300));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('the profile, a course and the dashboard do not shift when their data arrives late [F-22]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchLayoutShifts(page);
  for (const [session, path, text] of [
    [sessions.student, '/user/profile', 'My Courses'],
    [sessions.student, course.path, 'What To Learn'],
    [sessions.operator, '/franchise/dashboard', '2450.00 /-'],
  ] as const) {
    await storeSession(page, session);
    await page.goto(`${path}?mocks=slow`);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page), path).toBeLessThan(0.02);
  }
});

test('a phone shows the newest toast [F-28]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(course.path);
  const add = addToCart(page);
  await add.click();
  await add.click();
  await buyNow(page).click();
  await expect(toast(page, 'Please login before making a payment!')).toBeVisible();
  await expect(toast(page, 'Course Already Added in cart!')).toBeHidden();
  await expect(toast(page, 'Course Successfully Added in cart!')).toBeHidden();
});

const sizes = [phone, { width: 768, height: 1024 }, { width: 1280, height: 800 }];
const controls = 'header :is(a, button), main :is(a, button, select, textarea, input:not([type=file], [type=radio]))';

/** Checks the page with its toast in each size of the window. */
async function expectNothingCovered(page: Page, selector = controls) {
  await expect(toast(page, /./).first()).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    // The page takes the new size of the toast in the next frame.
    await expect.poll(() => covered(page, selector), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  await expect(toast(page, /./).first(), page.url()).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a toast covers no control of a list, of its dialog or of a form, on a phone, a tablet and a desktop', async ({ page, network }) => {
  for (const call of ['/find-result/*', '/category/*']) network.fail(call);
  await openAsOperator(page, '/franchise/results');
  await button(page, /^View Certificate/)
    .last()
    .click();
  await expectNothingCovered(page);
  await openAsOperator(page, '/franchise/batches');
  await button(page, /^Delete/)
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expectNothingCovered(page, '[role=dialog] button');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expectNothingCovered(page);
  for (const [path, name] of [
    ['/franchise/create-student', 'Create Student'],
    ['/franchise/create-marksheet', 'Create Marksheet'],
    ['/franchise/recharge-wallet', 'Send Request'],
  ] as const) {
    await openAsOperator(page, path);
    await button(page, name).click();
    await expectNothingCovered(page);
  }
});

for (const size of sizes)
  test(`at ${size.width} px the end of a list stays in sight above a toast, and the account menu is free`, async ({ page, network }) => {
    await page.setViewportSize(size);
    network.fail('/invoice/*');
    await openAsOperator(page, '/franchise/student-management');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Narrow lists have the button in the menu of their cards.
    const isMenu = size.width < 1280;
    if (isMenu)
      await button(page, /^More about/)
        .last()
        .click();
    await page
      .getByRole('main')
      .getByRole(isMenu ? 'menuitem' : 'button', { name: /^Download invoice/ })
      .last()
      .click();
    await expect(toast(page, /./)).toBeVisible();
    // The menu stays open because it shows the progress, and covers the end of the list.
    if (isMenu) await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    const end = 'nav[aria-label=Pagination] :is(button, select), tbody tr:last-of-type :is(a, button)';
    expect(await covered(page, end, { scroll: false })).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Meera Joshi' }).click();
    expect(await covered(page, 'header :is(a, button)', { scroll: false })).toEqual([]);
  });
