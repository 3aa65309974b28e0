import type { Student } from '@institute/sdk';
import { Box } from '../../ui/box.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { studentDetails } from './student-details.ts';
import { StudentTasks } from './student-tasks.tsx';
import { useStudentTitles } from './use-student-titles.ts';

interface StudentHubProps {
  student: Student;
  /** Called when a link to a form is followed, which may be that of the open page. */
  onLeave: () => void;
}

/** A student's details and tasks. It explains the three names of the roll number in the product. */
export function StudentHub({ student, onLeave }: StudentHubProps) {
  return (
    <>
      <DescriptionList items={studentDetails(student, useStudentTitles(student))} />
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
      <StudentTasks student={student} onLeave={onLeave} />
    </>
  );
}
