import { expect, it } from 'vitest';
import { studentDetails } from './student-details-dialog.tsx';

const student = {
  _id: 's',
  fullName: 'अंजलि',
  email: 'a@example.com',
  phone: 12345,
  rollNo: 'GVI/11/2026',
  state: 'andhraPradesh',
  pincode: 800001,
};

it('labels the phone Mobile and the roll number Register No, and reads both spellings of the PIN code [R-329, R-330, R-331, R-332, R-335]', () => {
  expect(studentDetails({ ...student, city: 'Patna', village: 'Danapur' })).toEqual({
    'Full Name': 'अंजलि',
    Email: 'a@example.com',
    Mobile: 12345,
    'Register No': 'GVI/11/2026',
    State: 'ANDHRA PRADESH',
    City: 'Patna',
    Village: 'Danapur',
    Pincode: '800001',
  });
  expect(studentDetails({ ...student, state: 'ladakh', pinCode: '01' })).toMatchObject({ State: 'ladakh', Pincode: '01' });
});

it("contains date of birth and father's name only when they are not blank [R-333, R-334]", () => {
  const labels = (more: object) => Object.keys(studentDetails({ ...student, ...more }));
  expect(labels({ dob: '', fatherName: ' ' })).not.toEqual(expect.arrayContaining(['Date of Birth']));
  expect(labels({ dob: '', fatherName: ' ' })).not.toContain('Father Name');
  expect(studentDetails({ ...student, dob: '2004-08-15', fatherName: 'Mohan' })).toMatchObject({
    'Date of Birth': '15-08-2004',
    'Father Name': 'Mohan',
  });
});
