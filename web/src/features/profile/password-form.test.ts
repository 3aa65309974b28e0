import { expect, it } from 'vitest';
import { validatePasswordChange } from './password-form.tsx';

const same = 'Password and new password cannot be same!';
const different = 'New password and confirm password must be same!';

it.each([
  ['old', 'new', 'new', {}],
  ['old', 'old', 'old', { next: same }],
  ['old', 'new', 'New', { confirm: different }],
  ['old', 'new', 'new ', { confirm: different }],
  ['old', 'old', 'new', { next: same, confirm: different }],
  ['', '', '', { next: same }],
])('validates current %j, new %j and confirmation %j [R-211, R-212]', (current, next, confirm, errors) => {
  expect(validatePasswordChange({ current, next, confirm })).toEqual(errors);
});
