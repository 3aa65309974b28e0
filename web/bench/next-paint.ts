import { median } from '../../sdk/bench/figures.ts';
import type { Page } from '../e2e/support/playwright.ts';
import { timeToPaint } from './time-to-paint.mjs';

/** Each key changes the matching rows, so there is something to paint. */
const keys = [...'12345', ...Array<string>(5).fill('Backspace'), ...'98765', ...Array<string>(5).fill('Backspace')];

/** Milliseconds from a key in the search field until its letter and its rows are painted. `slowed` is the CPU throttling rate. */
export async function measureNextPaint(page: Page, address: string, { rows, slowed }: { rows: number; slowed: number }) {
  await page.route('**/v1/franchise/users', async (route) => {
    const response = await route.fetch();
    const { users, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, users: users.slice(-rows) } });
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
  const summarize = (kind: 'letter' | 'rows') => {
    const all = times.map((time) => Math.round(time[kind]));
    return { [`${kind}, median`]: median(all), [`${kind}, worst`]: Math.max(...all) };
  };
  return { ...summarize('letter'), ...summarize('rows') };
}
