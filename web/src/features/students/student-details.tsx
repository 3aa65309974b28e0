import type { Student } from '@institute/sdk';
import { dashDate } from '#lib/dates.ts';
import { Box } from '#ui/box.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { getPinCode, stateOptions } from '#ui/user-fields/parse-user-fields.ts';

/** A student's details. It explains the three names of the roll number in the product. */
export function StudentDetailsList({ student }: { student: Student }) {
  return (
    <>
      <DescriptionList inline items={studentDetails(student)} />
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
    </>
  );
}

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
