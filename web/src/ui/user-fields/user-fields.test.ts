import { states } from '@institute/sdk';
import { expect, it } from 'vitest';
import { genderOptions, getPinCode, parseGender, stateOptions } from './parse-user-fields.ts';
import { stateOfPinCode } from './suggest-state.ts';

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

const stateNames = `Andhra Pradesh, Arunachal Pradesh, Assam, Bihar, Chhattisgarh, Goa, Gujarat, Haryana, Himachal Pradesh, Jharkhand, Karnataka,
  Kerala, Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Nagaland, Odisha, Punjab, Rajasthan, Sikkim, Tamil Nadu, Telangana,
  Tripura, Uttar Pradesh, Uttarakhand, West Bengal, Andaman And Nicobar Islands, Chandigarh, Dadra And Nagar Haveli And Daman And Diu,
  Delhi, Jammu And Kashmir, Lakshadweep, Puducherry`;

it('offers exactly these 35 states, in this order [R-181]', () => {
  const names = stateNames.split(/,\s+/);
  expect(names).toHaveLength(35);
  expect(stateOptions.map(({ label }) => label)).toEqual(names.map((name) => name.toUpperCase()));
  // For example andhraPradesh.
  const values = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1).replaceAll(' ', ''));
  expect(stateOptions.map(({ value }) => value)).toEqual(values);
});

it('knows the state of a PIN code, also where a few post offices of a region belong to another state', () => {
  const known = {
    110001: 'delhi',
    122001: 'haryana',
    160017: 'chandigarh',
    160055: 'punjab',
    226001: 'uttarPradesh',
    244701: 'uttarPradesh',
    244713: 'uttarakhand',
    247667: 'uttarakhand',
    302001: 'rajasthan',
    380001: 'gujarat',
    396210: 'dadraAndNagarHaveliAndDamanAndDiu',
    403001: 'goa',
    500001: 'telangana',
    520001: 'andhraPradesh',
    605001: 'puducherry',
    682001: 'kerala',
    682555: 'lakshadweep',
    737101: 'sikkim',
    744101: 'andamanAndNicobarIslands',
    781001: 'assam',
    791111: 'arunachalPradesh',
    793001: 'meghalaya',
    795001: 'manipur',
    796001: 'mizoram',
    797001: 'nagaland',
    799001: 'tripura',
    800001: 'bihar',
    814131: 'bihar',
    814112: 'jharkhand',
    834001: 'jharkhand',
  };
  expect(Object.fromEntries(Object.keys(known).map((code) => [code, stateOfPinCode(code)]))).toEqual(known);
});

it.each([
  ['a code that is not complete', '80000'],
  ['more than a code', '8000011'],
  ['Ladakh, which is not among the states', '194101'],
  ['an office that serves Puducherry and Tamil Nadu', '605007'],
  ['the army', '901001'],
  ['no code', 'Patna'],
  ['nothing', ''],
])('is not certain of the state of %s', (_what, code) => expect(stateOfPinCode(code)).toBe(''));

it('reads a code with a space or in Devanagari digits, and finds only states that the field offers', () => {
  for (const code of [' 800 001 ', '८००००१']) expect(stateOfPinCode(code)).toBe('bihar');
  const codes = Array.from({ length: 90_000 }, (_, index) => String(100_000 + index * 10));
  const found = new Set(codes.map(stateOfPinCode));
  expect([...found].filter((state) => state !== '').sort()).toEqual(Object.values(states).sort());
});
