import type { Page } from '@playwright/test';
import { cartButton } from '../../support/pages.ts';
import { watchPrints } from '../../support/print-frame.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';

/** Presses Tab until the control with this label or text has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element && 'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : undefined;
      return label ?? element?.textContent ?? '';
    });
    expect(focused.trim()).toBe(name);
  }).toPass({ intervals: [0] });
}

test('with the keyboard alone a student finds a course, buys it and the next one, and prints the certificate', async ({ page }) => {
  const expectHeading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const press = async (name: string) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const payAndReturn = async () => {
    await expect(page).toHaveURL(/payment\.html/);
    await press('Pay');
    await expect(page.getByRole('main').getByText('Payment received', { exact: true })).toBeVisible();
  };
  const prints = await watchPrints(page);
  await storeSession(page, sessions.student);
  await page.goto('/courses');
  await tabTo(page, 'Search courses');
  await page.keyboard.type('gst');
  await expect(page).toHaveURL('/courses?q=gst');
  await press('Tally with GST');
  await expectHeading('Tally with GST');
  await press('Add to Cart');
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 course');
  await press('Courses');
  await expectHeading('Courses');
  await tabTo(page, 'Search courses');
  await page.keyboard.type('typing');
  await press('हिन्दी टाइपिंग');
  await expectHeading('हिन्दी टाइपिंग');
  await press('Buy Now');
  await payAndReturn();
  await press('Buy Now');
  await payAndReturn();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
  await press('My Courses');
  await expect(page.getByRole('tab', { name: 'My Courses' })).toHaveAttribute('aria-selected', 'true');
  await press('View Certificate');
  await expectHeading('Certificate');
  await press('Print');
  await expect.poll(prints).toBe(1);
});
