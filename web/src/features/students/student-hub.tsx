import type { Student } from '@institute/sdk';
import { Box } from '../../ui/box.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { StudentContact } from './student-contact.tsx';
import { studentDetails } from './student-details.ts';
import { StudentTasks } from './student-tasks.tsx';

interface StudentHubProps {
  student: Student;
  /** The tasks come before the details. */
  tasksFirst?: boolean;
  /** Called when a link to a form is followed, which may be that of the open page. */
  onLeave: () => void;
}

/** A student's details and tasks. It explains the three names of the roll number in the product. */
export function StudentHub({ student, tasksFirst = false, onLeave }: StudentHubProps) {
  const tasks = <StudentTasks student={student} onLeave={onLeave} />;
  return (
    <>
      {tasksFirst && tasks}
      <DescriptionList items={studentDetails(student)} />
      <StudentContact student={student} />
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
      {!tasksFirst && tasks}
    </>
  );
}
