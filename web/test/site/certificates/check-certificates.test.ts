import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { Network, serverError } from '../../support/network.ts';
import { button, expectTexts, field, link, main, texts, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/check-certificates';
const ids = field('Student Ids');
const course = field('Course');
const status = main.getByRole('region', { name: /checked$/ }).getByRole('status');
/** Each Student Id with its outcome. */
const outcomes = () => texts(main.getByRole('listitem').filter({ hasNot: page.getByRole('option') }));
const heading = page.getByRole('heading', { level: 2, name: /checked$/ });
const looked = (network: Network) =>
  network.calls('/find-result/*').map(({ path: called }) => decodeURIComponent(called.split('/')[2] ?? ''));
const expectCourses = () => expect.poll(() => course.css('option').elements().length).toBeGreaterThan(1);

async function fillForm(list: string): Promise<void> {
  await expectCourses();
  await ids.fill(list);
  await course.selectOptions('c-ccc');
}

/** Moves the test's time on, because a response needs a moment. */
function expectStatus(text: string) {
  const moveOn = async () => {
    await vi.advanceTimersByTimeAsync(1);
    return status.element().textContent;
  };
  return expect.poll(moveOn).toContain(text);
}

async function openAndCheck(list: string, network = new Network()) {
  const opened = await renderRoute(path, { network });
  await fillForm(list);
  await button('Check Certificates').click();
  return opened;
}

test('an employer comes from View Result, checks a pasted list, tries again what failed, and saves it all', async () => {
  const network = new Network();
  network.respond('/find-result/XYZ%2F09*', serverError, { times: 1 });
  network.respond('/find-result/XYZ%2F08*', { status: 404, body: '<html>Not Found</html>', contentType: 'text/html' }, { times: 1 });
  const { url, reload } = await renderRoute('/view-result', { network });
  await link('Check many certificates at once').click();
  await expect.poll(url).toBe(path);
  await expectCourses();
  await ids.fill('gvi/01/2026, XYZ/09\nXYZ/08; XYZ/09');
  await course.selectOptions('c-ccc');
  const held = network.hold('/find-result/*');
  await button('Check Certificates').click();
  await expect.element(heading).toHaveTextContent('0 of 3 checked');
  // The list may be out of sight, so its heading gets the focus.
  await expect.element(heading).toHaveFocus();
  await expect.element(status).toHaveTextContent('0 of 3 checked');
  held.release();
  await expect.element(status).toHaveTextContent('1 found, 0 not found, 2 could not be checked.');
  const certificate = 'View Certificate GVI/01/2026 (opens in a new tab)';
  expect(outcomes()).toEqual([`GVI/01/2026Found${certificate}`, 'XYZ/09Could not be checked', 'XYZ/08Could not be checked']);
  expect(looked(network)).toEqual(['gvi/01/2026', 'GVI/01/2026', 'XYZ/09', 'XYZ/08']);
  await expect.element(link(certificate)).toHaveAttribute('href', '/view-result?roll_no=GVI%2F01%2F2026&course_id=c-ccc');
  await expect.element(link(certificate)).toHaveAttribute('target', '_blank');
  await expectAccessibleAtAllWidths('checked certificates');
  await button('Retry').click();
  await expect.element(status).toHaveTextContent('1 found, 2 not found.');
  expect(looked(network).slice(4)).toEqual(['XYZ/09', 'XYZ/08']);
  await expect.element(heading).toHaveFocus();
  const saved = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => saved.mockRestore());
  await button('Download CSV').click();
  const [file] = saved.mock.calls[0] ?? [];
  const name = 'Course on Computer Concepts';
  expect(file instanceof Blob && (await file.text()).split('\r\n').slice(1)).toEqual([
    `"GVI/01/2026","${name}","Found"`,
    `"XYZ/09","${name}","Not found"`,
    `"XYZ/08","${name}","Not found"`,
    '',
  ]);
  expect(toast(/./).elements(), 'no toast for a certificate').toEqual([]);
  await reload();
  await expect.element(ids).toHaveValue('gvi/01/2026, XYZ/09\nXYZ/08; XYZ/09');
  await expect.element(heading).not.toBeInTheDocument();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('institute'))).toEqual(['institute.draft.check-certificates']);
});

test('too many Student Ids are said and none is lost; a double click, and Pause and Continue in quick succession, request nothing twice', async () => {
  const { network } = await renderRoute(path);
  const list = Array.from({ length: 51 }, (_, index) => `GVI/${index}`).join('\n');
  await fillForm(list);
  await button('Check Certificates').click();
  await expect.element(ids).toHaveAttribute('aria-invalid', 'true');
  await expect.element(main.getByText('These are 51 Student Ids. Please keep 50 here and check the others later.')).toBeVisible();
  await expect.element(ids).toHaveValue(list);
  expect(looked(network)).toEqual([]);
  await ids.fill('XYZ/1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await button('Check Certificates').dblClick();
  for (const name of ['Pause', 'Continue', 'Pause', 'Continue']) await button(name).click();
  await vi.advanceTimersByTimeAsync(1000);
  await expectStatus('0 found, 1 not found.');
  expect(looked(network)).toEqual(['XYZ/1']);
});

test('without a network a check waits, and goes on when it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const network = new Network();
  network.fail('/find-result/*');
  await openAndCheck('XYZ/1 XYZ/2', network);
  await expect.element(status).toHaveTextContent('You are offline. The check goes on when you are online again.');
  expect(outcomes()).toEqual(['XYZ/1Waiting', 'XYZ/2Waiting']);
  online.mockReturnValue(true);
  network.passThrough('/find-result/*');
  await button('Pause').click();
  await button('Continue').click();
  await expect.element(status).toHaveTextContent('0 found, 2 not found.');
});

test('a pause gives up the lookup on its way, Continue repeats it, and Stop leaves out the others', async () => {
  const network = new Network();
  const held = network.hold('/find-result/*');
  await openAndCheck('XYZ/1 XYZ/2', network);
  await expect.poll(() => held.counts()).toEqual({ calls: 1, aborted: 0 });
  await button('Pause').click();
  await expect.poll(() => held.counts()).toEqual({ calls: 1, aborted: 1 });
  await expect.element(status).toHaveTextContent('Paused. 2 rows left.');
  held.release();
  network.hold('/find-result/XYZ%2F2*');
  await button('Continue').click();
  await expect.element(heading).toHaveTextContent('1 of 2 checked');
  await button('Stop').click();
  await expectTexts(heading, '1 of 1 checked');
  await expect.element(heading).toHaveFocus();
  await expect.element(status).toHaveTextContent('0 found, 1 not found.');
  expect(looked(network).slice(0, 2)).toEqual(['XYZ/1', 'XYZ/1']);
});
