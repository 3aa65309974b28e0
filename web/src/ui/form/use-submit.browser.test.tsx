import { NetworkError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { act, render } from '../../lib/testing.tsx';
import { Button } from '../button.tsx';
import { useSubmit } from './use-submit.ts';

function Probe({ action }: { action: () => Promise<unknown> }) {
  const { isPending, submit } = useSubmit(action);
  return (
    <Button pending={isPending} onClick={() => void submit()}>
      Send
    </Button>
  );
}

it('runs once per submission, is pending meanwhile, and can run again afterwards [F-11, R-090]', async () => {
  let finish: (error?: Error) => void = () => {};
  const action = vi.fn(() => new Promise((resolve, reject) => (finish = (error) => (error ? reject(error) : resolve(undefined)))));
  const button = render(<Probe action={action} />).querySelector('button');
  const click = () => act(async () => button?.click());
  await act(async () => {
    button?.click();
    button?.click();
  });
  await click();
  expect([action.mock.calls.length, button?.getAttribute('aria-busy'), button?.getAttribute('aria-disabled')]).toEqual([1, 'true', 'true']);
  await act(async () => finish(new NetworkError('login', undefined)));
  expect([button?.getAttribute('aria-busy'), button?.disabled]).toEqual([null, false]);
  await click();
  expect(action).toHaveBeenCalledTimes(2);
});
