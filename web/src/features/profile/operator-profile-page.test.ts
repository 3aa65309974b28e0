import { expect, it } from 'vitest';
import { operatorProfileForm } from './operator-profile-page.tsx';

const user = { _id: 'u', fullName: 'Meera', email: 'm@example.com', role: 12 };
const values = (field: string) => `typed ${field}`;
const typed = { fullName: 'typed fullName', email: 'typed email', phone: 'typed phone', city: 'typed city', state: 'typed state' };

it("sends the form's five fields, and gender, village and pincode from the profile [R-314, Q-09, Q-10]", () => {
  expect(operatorProfileForm.parse(values, { ...user, gender: 'female', village: 'Danapur', pinCode: '001002' })).toEqual({
    ...typed,
    gender: 'female',
    village: 'Danapur',
    pincode: '001002',
  });
  expect(operatorProfileForm.parse(values, user)).toEqual(typed);
});
