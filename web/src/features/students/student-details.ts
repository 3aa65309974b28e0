import type { Student } from '@institute/sdk';
import { dashDate } from '../../lib/dates.ts';
import { getPinCode } from '../../ui/user-fields/pin-code.ts';
import { stateOptions } from '../../ui/user-fields/states.ts';

/** A student's details by label, as the details dialog shows them. */
export function studentDetails(student: Student): Record<string, unknown> {
  const { fullName, email, phone, rollNo, dob, fatherName, state, city, village } = student;
  return {
    'Full Name': fullName,
    Email: email,
    Mobile: phone,
    'Register No': rollNo,
    ...(dob && { 'Date of Birth': dashDate(dob) }),
    ...(String(fatherName ?? '').trim() && { 'Father Name': fatherName }),
    State: stateOptions.find(({ value }) => value === state)?.label ?? state,
    City: city,
    Village: village,
    Pincode: getPinCode(student),
  };
}
