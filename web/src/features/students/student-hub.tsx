import type { Student } from '@institute/sdk';
import { Box } from '../../ui/box.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { StudentContact } from './student-contact.tsx';
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
  const { courses, batch } = useStudentTitles(student);
  return (
    <>
      <DescriptionList items={studentDetails(student)} />
      <StudentContact student={student} />
      <Box as="p" textStyle="sm" color="fg.muted">
        Register No, Roll No and Student Id are the same number.
      </Box>
      <Box display="grid" gap="3">
        <Box overflowWrap="anywhere">
          {courses.length > 0 && <Box>{`${courses.length === 1 ? 'Course' : 'Courses'}: ${courses.join(', ')}`}</Box>}
          {batch && <Box>{`Batch: ${batch}`}</Box>}
        </Box>
        <StudentTasks student={student} onLeave={onLeave} />
      </Box>
    </>
  );
}
