import { expect } from 'vitest';
import { prerenderedPages } from '../../support/hydration.ts';
import { flow } from '../flow.ts';

for (const path of prerenderedPages) {
  flow(`${path} opens with one heading, is hydrated and reports no error`, async (page) => {
    await page.goto(path);
    await page.waitFor(() => document.querySelector('main [aria-busy=true]') === null);
    expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  });
}
