import type { Page } from '@playwright/test';
import { expectLoaded } from '../../support/pages/page.ts';
import { routesFor } from '../../support/routes.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { findEnglish, watchData } from './english.ts';

/** Scenarios of the mocks in which a page looks different. */
const states = ['', 'new-franchise', 'server-500'];

async function expectHindi(page: Page, paths: readonly string[]): Promise<void> {
  const readData = watchData(page);
  const english: string[] = [];
  for (const state of states)
    for (const path of paths) {
      await page.goto(`/hi${path}${state && `?mocks=${state}`}`);
      await expectLoaded(page);
      english.push(...(await findEnglish(page, await readData())).map((text) => `${path} ${state}: ${text}`));
    }
  expect([...new Set(english)]).toEqual([]);
}

test('pages of a guest say nothing in English: loaded, and failed', async ({ page }) => {
  await expectHindi(page, routesFor.guest);
});

test("a student's pages say nothing in English: loaded, and failed", async ({ page }) => {
  await storeSession(page, sessions.student);
  await expectHindi(page, routesFor.student);
});

test("an operator's pages say nothing in English: loaded, empty, and failed", async ({ page }) => {
  await storeSession(page, sessions.operator);
  await expectHindi(page, routesFor.operator);
});
