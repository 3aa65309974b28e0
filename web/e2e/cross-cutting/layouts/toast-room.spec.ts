import type { Page } from '@playwright/test';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const controls = 'header :is(a, button), main :is(a, button, select, textarea, input:not([type=file], [type=radio]))';

/** The controls that something covers, by default after each has been scrolled into view. */
function covered(page: Page, selector = controls, { scroll = true } = {}): Promise<string[]> {
  return page.evaluate(
    ([selector, scroll]) => {
      const isCovered = (control: Element) => {
        if (scroll) control.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      };
      const visible = [...document.querySelectorAll(selector)].filter((control) => control.checkVisibility({ visibilityProperty: true }));
      if (visible.length === 0) throw new Error(`There is no ${selector}.`);
      return visible.filter(isCovered).map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML);
    },
    [selector, scroll] as const,
  );
}

/** Looks at the page with its toast in each size of the window. */
async function expectNothingCovered(page: Page, selector = controls) {
  await expect(toast(page, /./).first()).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect(await covered(page, selector), `${page.url()} at ${size.width} px`).toEqual([]);
  }
  await expect(toast(page, /./).first(), page.url()).toBeVisible();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });

test('a toast covers no control of a list, of its dialog or of a form, on a phone, a tablet and a desktop', async ({ page, network }) => {
  for (const call of ['/find-result/*', '/category/*']) network.fail(call);
  await openAsOperator(page, '/franchise/results');
  await button(page, /^View certificate/)
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
    await button(page, /^Download invoice/)
      .last()
      .click();
    await expect(toast(page, /./)).toBeVisible();
    const end = 'nav[aria-label=Pagination] :is(button, select), tbody tr:last-of-type :is(a, button)';
    expect(await covered(page, end, { scroll: false })).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Meera Joshi' }).click();
    expect(await covered(page, 'header :is(a, button)', { scroll: false })).toEqual([]);
  });

test('on a phone a toast does not cover the payment status', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await storeSession(page, sessions.student);
  await page.goto('/verification?payment_id=P-1&payment_request_id=R-1&payment_status=Credit&course=c-tally');
  await expect(toast(page, /./)).toBeVisible();
  const status = page.getByRole('main').getByRole('status');
  await expect(status.getByRole('button', { name: 'Send again' })).toBeVisible();
  expect(await covered(page, 'main [role=status], main [role=status] button', { scroll: false })).toEqual([]);
});
