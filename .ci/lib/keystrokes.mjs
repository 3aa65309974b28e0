import { createRequire } from 'node:module';
import { findChromium } from '../chromium.mjs';
import { root } from './command.mjs';
import { serve } from './serve.mjs';

const list = 'http://localhost:4187/franchise/student-management';

/** From a key in the search of the mocks' huge world until its letter and its rows are painted, as is and on a processor slowed 4 times; in milliseconds. */
export async function keystrokes() {
  const preview = await serve(4187, 'dist-demo');
  const { chromium } = createRequire(`${root}web/`)('@playwright/test');
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await openHugeList(page);
    return { 'as is': await measure(page, 1), 'slowed 4 times': await measure(page, 4) };
  } finally {
    await browser.close();
    preview.kill();
  }
}

async function measure(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  // Each of these finds other rows than the one before, so that there is something to see.
  for (const key of [...'12345', ...Array(5).fill('Backspace'), ...'98765', ...Array(5).fill('Backspace')]) {
    times.push(await timeToPaint(page, key));
  }
  const letter = medianAndWorst(times.map((time) => time.letter));
  const rows = medianAndWorst(times.map((time) => time.rows));
  return { 'letter, median': letter.median, 'letter, worst': letter.worst, 'rows, median': rows.median, 'rows, worst': rows.worst };
}

/** @param {number[]} times */
function medianAndWorst(times) {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  return { median: sorted[sorted.length / 2], worst: sorted.at(-1) };
}

/** Signed in as the operator of the mocks; the token names the account. */
async function openHugeList(page) {
  const token = `mock.${Buffer.from('u-franchise').toString('base64url')}`;
  const record = JSON.stringify({ token, user: { _id: 'u-franchise', role: 12 } });
  await page.goto('http://localhost:4187/icon.svg');
  await page.evaluate((text) => localStorage.setItem('institute.session', text), record);
  await page.goto(`${list}?mocks=huge`);
  await page.getByText(/^1–5 of 1000/).waitFor();
  await page.getByRole('searchbox').focus();
}

/**
 * Milliseconds from a key until its letter is painted, and until the rows are that it has found.
 * @param {{ evaluate: (run: () => unknown) => Promise<any>, keyboard: { press: (key: string) => Promise<void> } }} page
 * @param {string} key
 * @returns {Promise<{ letter: number, rows: number }>}
 */
export async function timeToPaint(page, key) {
  await page.evaluate(() => {
    const count = document.querySelector('nav[aria-label="Pages of the list"] [role=status]');
    if (!count) throw new Error('There is no list to search in.');
    const timed = new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        let letter;
        const painted = (act) => requestAnimationFrame(() => setTimeout(() => act(performance.now() - timeStamp)));
        painted((time) => {
          letter = time;
        });
        const changed = new MutationObserver(() => {
          changed.disconnect();
          painted((rows) => resolve({ letter: letter ?? rows, rows }));
        });
        changed.observe(count, { childList: true, characterData: true, subtree: true });
      };
      addEventListener('keydown', begin, { once: true, capture: true });
    });
    Object.assign(window, { timed });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => Reflect.get(window, 'timed'));
}
