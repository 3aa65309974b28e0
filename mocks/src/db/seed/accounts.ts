import { roles } from '@institute/sdk/contract';
import type { Account } from '../db.ts';

/** The student and the operator whose passwords are documented. */
export function seedAccounts(): Account[] {
  return structuredClone([student, operator]);
}

const student: Account = {
  _id: 'u-student',
  fullName: 'Aarav Sharma',
  email: 'student@example.com',
  password: 'student123',
  phone: '0000012345',
  city: 'Lucknow',
  state: 'uttarPradesh',
  pinCode: '226010',
  village: 'Gomti Nagar',
  fatherName: 'राजेश शर्मा',
  dob: '2004-08-15',
  gender: 'male',
  avatar: { url: '/__mocks/pictures/person-u-student.svg' },
  role: roles.student,
  rollNo: 'GVI/01/2026',
  createdAt: '2026-01-12T05:30:00.000Z',
  isActive: true,
  courses: ['c-ccc'],
};

const operator: Account = {
  _id: 'u-franchise',
  fullName: 'Meera Joshi',
  email: 'franchise@example.com',
  password: 'franchise123',
  phone: '0000067890',
  city: 'Patna',
  state: 'bihar',
  pincode: '800001',
  gender: 'female',
  avatar: { url: '/__mocks/pictures/person-u-franchise.svg' },
  role: roles.operator,
  createdAt: '2025-11-03T06:00:00.000Z',
  isActive: true,
  courses: [],
};
