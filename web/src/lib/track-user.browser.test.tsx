import { expect, it } from 'vitest';
import { render } from './testing.tsx';
import { UserIdContext, useTrackUser } from './track-user.ts';

it('tells whether the user is still the one who was signed in when tracking started [S-25]', () => {
  let id: string | undefined = 'a';
  const checks: (() => boolean)[] = [];
  function Probe() {
    checks.push(useTrackUser()());
    return null;
  }
  render(
    <UserIdContext value={() => id}>
      <Probe />
    </UserIdContext>,
  );
  const isSameUser = ['a', 'b', undefined].map((user) => {
    id = user;
    return checks[0]?.();
  });
  expect(isSameUser).toEqual([true, false, false]);
});

it('throws outside of its context, so that no check is always true', () => {
  const Probe = () => String(useTrackUser());
  expect(() => render(<Probe />)).toThrow('useGetUserId needs a UserIdContext above it.');
});
