import { expect, it } from 'vitest';
import { studentFacts } from './student-facts.ts';

const student = {
  _id: 's',
  fullName: 'अंजलि',
  email: 'a@example.com',
  phone: 12345,
  rollNo: 'GVI/11/2026',
  state: 'andhraPradesh',
  pincode: 800001,
};

it('the details name a phone Mobile and a roll number Register No, and read either PIN [R-329, R-330, R-331, R-332, R-335]', () => {
  expect(studentFacts({ ...student, city: 'Patna', village: 'Danapur' })).toEqual({
    'Full Name': 'अंजलि',
    Email: 'a@example.com',
    Mobile: 12345,
    'Register No': 'GVI/11/2026',
    State: 'ANDHRA PRADESH',
    City: 'Patna',
    Village: 'Danapur',
    Pincode: '800001',
  });
  expect(studentFacts({ ...student, state: 'ladakh', pinCode: '01' })).toMatchObject({ State: 'ladakh', Pincode: '01' });
});

it('birth and father are there only when they are not empty [R-333, R-334]', () => {
  const names = (more: object) => Object.keys(studentFacts({ ...student, ...more }));
  expect(names({ dob: '', fatherName: ' ' })).not.toEqual(expect.arrayContaining(['Date of Birth']));
  expect(names({ dob: '', fatherName: ' ' })).not.toContain('Father Name');
  expect(studentFacts({ ...student, dob: '2004-08-15', fatherName: 'Mohan' })).toMatchObject({
    'Date of Birth': '15-08-2004',
    'Father Name': 'Mohan',
  });
});
