import { expect, it } from 'vitest';
import { operatorProfileForm } from './operator-profile-page.tsx';

const user = { _id: 'u', fullName: 'Meera', email: 'm@example.com', role: 12 };

it("an operator sends the form's five fields, and gender, village and pincode from the profile [R-314, Q-09, Q-10]", () => {
  const typed = Object.fromEntries(['fullName', 'email', 'phone', 'city', 'state'].map((field) => [field, `typed ${field}`]));
  const parse = (changes: object) => operatorProfileForm.parse((field) => `typed ${field}`, { ...user, ...changes });
  expect(parse({ gender: 'female', village: 'Danapur', pinCode: '001002' })).toEqual({
    ...typed,
    gender: 'female',
    village: 'Danapur',
    pincode: '001002',
  });
  expect(parse({})).toEqual(typed);
});
