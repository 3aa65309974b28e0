import type { Student } from '@institute/sdk';
import { dashDate } from '../../lib/dates.ts';
import { getPinCode } from '../../ui/user-fields/pin-code.ts';
import { stateOptions } from '../../ui/user-fields/states.ts';

/** The titles of what a student's record holds as ids. */
export interface StudentTitles {
  courses: readonly string[];
  batch?: string;
}

/** A student's details by label, as the details dialog shows them. */
export function studentDetails(student: Student, { courses, batch }: StudentTitles = { courses: [] }): Record<string, unknown> {
  const { fullName, email, phone, rollNo, dob, fatherName, state, city, village } = student;
  return {
    'Full Name': fullName,
    Email: email,
    Mobile: phone,
    'Register No': rollNo,
    ...(courses.length > 0 && { [courses.length === 1 ? 'Course' : 'Courses']: courses.join(', ') }),
    ...(batch && { Batch: batch }),
    ...(dob && { 'Date of Birth': dashDate(dob) }),
    ...(String(fatherName ?? '').trim() && { 'Father Name': fatherName }),
    State: stateOptions.find(({ value }) => value === state)?.label ?? state,
    City: city,
    Village: village,
    Pincode: getPinCode(student),
  };
}
