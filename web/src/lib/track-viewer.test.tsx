// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render, setUpReactTests } from './testing.tsx';
import { TokenContext, useTrackViewer } from './track-viewer.ts';

setUpReactTests();

it('tells whether the viewer is still the one who was signed in when tracking started [S-25]', () => {
  let token: string | undefined = 'a';
  const checks: (() => boolean)[] = [];
  function Probe() {
    checks.push(useTrackViewer()());
    return null;
  }
  render(
    <TokenContext value={() => token}>
      <Probe />
    </TokenContext>,
  );
  const isSameViewer = () => checks[0]?.();
  expect(isSameViewer()).toBe(true);
  token = 'b';
  expect(isSameViewer()).toBe(false);
  token = undefined;
  expect(isSameViewer()).toBe(false);
});

it('throws outside of its context, so that no check is always true', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Probe = () => String(useTrackViewer());
  expect(() => render(<Probe />)).toThrow('useTrackViewer needs a TokenContext above it.');
});
