import { expect, it } from 'vitest';
import { pinCodeOf } from './pin-code.ts';

it('reads the pin code in both spellings, the first one first [R-209]', () => {
  expect(pinCodeOf({ pinCode: '000001' })).toBe('000001');
  expect(pinCodeOf({ pincode: '000002' })).toBe('000002');
  expect(pinCodeOf({ pinCode: '000001', pincode: '000002' })).toBe('000001');
  expect(pinCodeOf({ pinCode: 800001 })).toBe('800001');
  expect(pinCodeOf({})).toBeUndefined();
});
