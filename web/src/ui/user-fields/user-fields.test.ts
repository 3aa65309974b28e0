import { expect, it } from 'vitest';
import { genderOptions, getPinCode, parseGender, stateOptions } from './parse-user-fields.ts';

it('genders are male, female and other [R-435]', () => {
  const labels = { male: 'Male', female: 'Female', other: 'Other' };
  expect(genderOptions.map(({ value, label }) => [value, label])).toEqual(Object.entries(labels));
  expect(['male', 'Male', '', 'none'].map(parseGender)).toEqual(['male', undefined, undefined, undefined]);
});

it('reads both spellings of the PIN code and prefers pinCode [R-209]', () => {
  expect(getPinCode({ pinCode: '000001' })).toBe('000001');
  expect(getPinCode({ pincode: '000002' })).toBe('000002');
  expect(getPinCode({ pinCode: '000001', pincode: '000002' })).toBe('000001');
  expect([getPinCode({ pinCode: 800001 }), getPinCode({})]).toEqual(['800001', undefined]);
});

const states = `Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka,
  Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana,
  Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Andaman And Nicobar Islands, Chandigarh, Dadra And Nagar Haveli And Daman And Diu,
  Delhi, Jammu And Kashmir, Lakshadweep, Puducherry`;

it('offers exactly these 35 states, in this order [R-181]', () => {
  const names = states.split(/,\s+/);
  expect(names).toHaveLength(35);
  expect(stateOptions.map(({ label }) => label)).toEqual(names.map((name) => name.toUpperCase()));
  // As in andhraPradesh.
  const values = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1).replaceAll(' ', ''));
  expect(stateOptions.map(({ value }) => value)).toEqual(values);
});
