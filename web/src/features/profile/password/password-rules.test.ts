import { expect, it } from 'vitest';
import { passwordFaults } from './password-rules.ts';

const same = 'Password and new password cannot be same!';
const different = 'New password and confirm password must be same!';

it.each([
  ['old', 'new', 'new', {}],
  ['old', 'old', 'old', { next: same }],
  ['old', 'new', 'New', { confirm: different }],
  ['old', 'new', 'new ', { confirm: different }],
  ['old', 'old', 'new', { next: same, confirm: different }],
  ['', '', '', { next: same }],
])('judges %j, %j and %j [R-211, R-212]', (current, next, confirm, faults) => {
  expect(passwordFaults({ current, next, confirm })).toEqual(faults);
});
