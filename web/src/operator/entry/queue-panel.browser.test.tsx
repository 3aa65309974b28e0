import { ApiError, NetworkError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import type { QueueItem, QueueRow, QueueStatus, RequestQueue } from '#lib/queue/queue.ts';
import { useStoredQueue } from '#lib/queue/use-queue.ts';
import { act, renderRoute, settle } from '#lib/testing.tsx';
import { UserIdContext } from '#lib/user-id.ts';
import { QueuePanel } from './queue-panel.tsx';

const toRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, label: `Student ${index + 1}`, values: {} }));
const store = (statuses: QueueStatus[]) => {
  const items = toRows(statuses.length).map((row, index) => ({ ...row, status: statuses[index], message: 'No' }));
  sessionStorage.setItem('institute.bulk.results', JSON.stringify({ user: 'u', items }));
};

/** A page with a panel; `outcomes` has the errors of rows by id; all other rows are sent. */
async function setUp(outcomes: Record<string, Error> = {}, { hasList = true } = {}) {
  const latest: { queue?: RequestQueue } = {};
  const send = vi.fn(({ id }: QueueItem) => (outcomes[id] ? Promise.reject(outcomes[id]) : Promise.resolve(undefined)));
  const list = { to: '/franchise/results', label: 'Student Results' } as const;
  function Panel() {
    latest.queue = useStoredQueue({ name: 'results', send });
    return <QueuePanel queue={latest.queue} noun={{ singular: 'result', plural: 'results' }} {...(hasList && { list })} />;
  }
  const { page } = await renderRoute(() => (
    <UserIdContext value={() => 'u'}>
      <Panel />
    </UserIdContext>
  ));
  await settle();
  const run = async (rows: readonly QueueRow[]) => {
    act(() => latest.queue?.add(rows));
    act(() => latest.queue?.start());
    await settle();
  };
  const press = async (name: string) => {
    const buttons = [...page.querySelectorAll('button')];
    await act(async () => buttons.find((button) => [button.ariaLabel, button.textContent].includes(name))?.click());
    await settle();
  };
  const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { page, press, run, send, texts };
}

it('shows the progress, and at the end the link to the list; without rows only the empty status', async () => {
  const { page, press, run, texts } = await setUp();
  expect([page.textContent, texts('[role=status]')]).toEqual(['', ['']]);
  await run(toRows(6));
  const bar = page.querySelector('progress');
  expect([bar?.value, bar?.max, bar?.ariaLabel]).toEqual([6, 6, 'Sent results']);
  expect(texts('h2')).toEqual(['6 of 6 sent']);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/franchise/results');
  expect(texts('details li')).toContain('Student 6');
  await press('Clear list');
  expect(page.textContent).toBe('');
});

it('lists rows by what the server has said, and sends or removes them only by a click', async () => {
  const fail = (status: number, message: string) => new ApiError('createResult', status, { success: false, message });
  const lost = new NetworkError('createResult', undefined);
  const outcomes: Record<string, Error> = { 2: fail(422, 'No such grade.'), 3: fail(409, 'Already requested.'), 4: lost, 5: lost };
  const { page, press, run, send, texts } = await setUp(outcomes);
  await run(toRows(5));
  expect(texts('h3')).toEqual(['Rejected (1)', 'Already there (1)', 'No response (2)']);
  expect(texts('section li').slice(0, 2)).toEqual([
    expect.stringMatching(/^Student 2No such grade\./),
    expect.stringMatching(/^Student 3Already requested\./),
  ]);
  expect(page.textContent).toContain('The server has this already. Check the list before sending again.');
  expect(page.textContent).toContain('No response from the server. Check the list before sending again.');
  expect(texts('[role=status]')).toEqual(['1 result sent. Please check the other 4 rows.']);
  expect(send).toHaveBeenCalledTimes(5);
  await press('Remove from list: Student 3');
  for (const id of ['2', '4', '5']) delete outcomes[id];
  await press('Send again: Student 2');
  await press('Send all again');
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['1', '2', '3', '4', '5', '2', '4', '5']);
  expect(texts('h2')).toEqual(['4 of 4 sent']);
});

it('without a list it is shown while something is left to do, and its status tells the end', async () => {
  const { page, press, run, texts } = await setUp({ 2: new NetworkError('createResult', undefined) }, { hasList: false });
  await run(toRows(2));
  expect([texts('h2'), texts('a'), texts('details')]).toEqual([['1 of 2 sent'], [], []]);
  await press('Remove from list: Student 2');
  expect(page.textContent).toBe('1 result sent.');
});

it('of many problems the first 100 are shown, and all can be removed', async () => {
  store(Array(120).fill('rejected'));
  const { page, press, texts } = await setUp();
  expect(texts('li')).toHaveLength(100);
  expect(page.textContent).toContain('These are the first 100 of 120.');
  await press('Remove all from list');
  expect(page.textContent).toBe('');
});

it('says that a reload would lose the list when the browser is out of storage [F-16]', async () => {
  const full = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => {} });
  const { page, run } = await setUp();
  await run(toRows(1));
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Your browser cannot save this list');
});
