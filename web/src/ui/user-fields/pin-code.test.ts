import { expect, it } from 'vitest';
import { getPinCode } from './parse-user-fields.ts';

it('reads both spellings of the PIN code and prefers pinCode [R-209]', () => {
  expect(getPinCode({ pinCode: '000001' })).toBe('000001');
  expect(getPinCode({ pincode: '000002' })).toBe('000002');
  expect(getPinCode({ pinCode: '000001', pincode: '000002' })).toBe('000001');
  expect(getPinCode({ pinCode: 800001 })).toBe('800001');
  expect(getPinCode({})).toBeUndefined();
});
