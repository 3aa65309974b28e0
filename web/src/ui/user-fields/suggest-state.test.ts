import { states } from '@institute/sdk';
import { expect, it } from 'vitest';
import { stateOfPinCode } from './suggest-state.ts';

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
