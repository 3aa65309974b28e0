import type { Student } from '@institute/sdk';
import { dashDate } from '../../lib/dates.ts';
import { pinCodeOf } from '../../ui/user-fields/pin-code.ts';
import { states } from '../../ui/user-fields/states.ts';

/** What the details of a student show, under the names that the centre knows them by. */
export function studentFacts(student: Student): Record<string, unknown> {
  const { fullName, email, phone, rollNo, dob, fatherName, state, city, village } = student;
  return {
    'Full Name': fullName,
    Email: email,
    Mobile: phone,
    'Register No': rollNo,
    ...(dob && { 'Date of Birth': dashDate(dob) }),
    ...(String(fatherName ?? '').trim() && { 'Father Name': fatherName }),
    State: states.find(({ value }) => value === state)?.label ?? state,
    City: city,
    Village: village,
    Pincode: pinCodeOf(student),
  };
}
