import { NetworkError } from '@institute/sdk';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { show, useReactTests } from '../../lib/testing.tsx';
import { Button } from '../button.tsx';
import { useSingleFlight } from './use-submit.ts';

useReactTests();

function Probe({ action }: { action: () => Promise<unknown> }) {
  const { pending, run } = useSingleFlight(action);
  return (
    <Button pending={pending} onClick={() => void run()}>
      Send
    </Button>
  );
}

it('runs once however often it is pressed, shows that it works, and can be pressed again afterwards [F-11, R-090]', async () => {
  let finish: (error?: Error) => void = () => {};
  const action = vi.fn(() => new Promise((resolve, reject) => (finish = (error) => (error ? reject(error) : resolve(undefined)))));
  const button = show(<Probe action={action} />).querySelector('button');
  const press = () => act(async () => button?.click());
  await act(async () => {
    button?.click();
    button?.click();
  });
  await press();
  expect([action.mock.calls.length, button?.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')]).toEqual([1, 'true', 'true']);
  await act(async () => finish(new NetworkError('login', undefined)));
  expect([button?.getAttribute('aria-busy'), button?.disabled]).toEqual([null, false]);
  await press();
  expect(action).toHaveBeenCalledTimes(2);
});
