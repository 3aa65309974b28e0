import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Presses Tab until the control with this label or text has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
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
