import { expect, it } from 'vitest';
import { render } from './testing.tsx';
import { useTrackViewer, ViewerIdContext } from './track-viewer.ts';

it('tells whether the user is still the one who was signed in when tracking started [S-25]', () => {
  let id: string | undefined = 'a';
  const checks: (() => boolean)[] = [];
  function Probe() {
    checks.push(useTrackViewer()());
    return null;
  }
  render(
    <ViewerIdContext value={() => id}>
      <Probe />
    </ViewerIdContext>,
  );
  const isSameViewer = ['a', 'b', undefined].map((viewer) => {
    id = viewer;
    return checks[0]?.();
  });
  expect(isSameViewer).toEqual([true, false, false]);
});

it('throws outside of its context, so that no check is always true', () => {
  const Probe = () => String(useTrackViewer());
  expect(() => render(<Probe />)).toThrow('useGetViewerId needs a ViewerIdContext above it.');
});
