import type { Page } from '../../web/e2e/support/playwright.ts';
import { timeToPaint } from '../lib/keystrokes.mjs';
import { median } from './figures.ts';

/** Each of these finds other rows than the one before, so that there is something to see. */
const keys = [...'12345', ...Array<string>(5).fill('Backspace'), ...'98765', ...Array<string>(5).fill('Backspace')];

/** From a key in the search of a list until its letter and its rows are painted, on a processor that may be slowed. */
export async function toNextPaint(page: Page, address: string, { rows, slowed }: { rows: number; slowed: number }) {
  await page.route('**/v1/franchise/users', async (route) => {
    const response = await route.fetch();
    const { users, ...answer } = await response.json();
    await route.fulfill({ response, json: { ...answer, users: users.slice(-rows) } });
  });
  await page.goto(address);
  await page.getByText(`1–5 of ${rows}`, { exact: true }).waitFor({ timeout: 60_000 });
  await page.unrouteAll();
  await page.getByRole('searchbox').focus();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const times: { letter: number; rows: number }[] = [];
  for (const key of keys) times.push(await timeToPaint(page, key));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const of = (kind: 'letter' | 'rows') => {
    const all = times.map((time) => Math.round(time[kind]));
    return { [`${kind}, median`]: median(all), [`${kind}, worst`]: Math.max(...all) };
  };
  return { ...of('letter'), ...of('rows') };
}
