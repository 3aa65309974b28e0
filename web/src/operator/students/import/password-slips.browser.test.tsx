import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { commands } from 'vitest/browser';
import { createQueue, type QueueItem } from '#lib/queue/queue.ts';
import { act, render, waitFor } from '#lib/testing.tsx';
import { UserIdContext } from '#lib/track-user.ts';
import { watchPrints } from '../../../../test/support/documents.ts';
import { type PasswordSlips, usePasswordSlips } from './password-slips.tsx';
import { createImportMemory } from './student-queue.ts';

const blankPage = `${location.origin}/document-frame.html`;
const frame = () => document.querySelector('iframe');

function setUp({ items = [], listed = [] }: { items?: QueueItem[]; listed?: string[] } = {}) {
  const queue = createQueue({ items });
  const memory = createImportMemory();
  memory.takePassword('a', { fullName: 'Asha', email: 'a' });
  const latest: { user?: string; slips?: PasswordSlips; leave?: () => void } = { user: 'u-1' };
  const studentIds = new Map(listed.map((id) => [id, 'GVI/1']));
  function Slips() {
    latest.slips = usePasswordSlips({ queue, memory }, studentIds);
    return null;
  }
  function Page() {
    const [isShown, setIsShown] = useState(true);
    latest.leave = () => setIsShown(false);
    return isShown && <Slips />;
  }
  render(
    <UserIdContext value={() => latest.user}>
      <Page />
    </UserIdContext>,
  );
  const get = () => latest.slips ?? expect.fail('not rendered');
  const print = async () => {
    act(() => get().print());
    await waitFor(() => expect(frame()).not.toBeNull());
  };
  return { memory, latest, get, print };
}

it.each([
  ['the page is left', ({ latest }: ReturnType<typeof setUp>) => latest.leave?.()],
  ['the user has logged out', ({ latest }: ReturnType<typeof setUp>) => delete latest.user],
])('prints nothing after %s, and removes the frame', async (_, leave) => {
  const prints = watchPrints();
  onTestFinished(() => commands.endHold(blankPage));
  await commands.holdRequests(blankPage);
  const page = setUp();
  act(() => page.memory.confirm('a'));
  await page.print();
  act(() => void leave(page));
  await commands.answerRequests(blankPage);
  await waitFor(() => expect(frame()).toBeNull());
  expect([prints, page.memory.get().slips.a?.isPrinted]).toEqual([[], false]);
});

it.each(['unknown', 'exists'] as const)(
  'the slip of a student who is %s stays when the row is removed, if the list has the student',
  (status) => {
    const items: QueueItem[] = [{ id: 'a', label: 'a', values: {}, status }];
    const { memory, get } = setUp({ items, listed: ['a'] });
    act(() => memory.discard(new Set(['a'])));
    expect(get().count).toBe(1);
  },
);
