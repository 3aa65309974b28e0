import { expect, it } from 'vitest';
import { operatorDetails } from './operator-details.ts';

const user = { _id: 'u', fullName: 'Meera', email: 'm@example.com', role: 12 };
const text = (field: string) => `typed ${field}`;
const typed = { fullName: 'typed fullName', email: 'typed email', phone: 'typed phone', city: 'typed city', state: 'typed state' };

it('an operator sends the five fields, and gender, village and pincode as they are known [R-314, Q-09, Q-10]', () => {
  expect(operatorDetails.read(text, { ...user, gender: 'female', village: 'Danapur', pinCode: '001002' })).toEqual({
    ...typed,
    gender: 'female',
    village: 'Danapur',
    pincode: '001002',
  });
  expect(operatorDetails.read(text, user)).toEqual(typed);
});
