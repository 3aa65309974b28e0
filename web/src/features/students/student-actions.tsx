import type { Student } from '@institute/sdk';
import { useId } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { Box } from '../../ui/box.ts';
import { RowButton } from '../../ui/data-table/columns.tsx';
import { Flex } from '../../ui/flex.ts';
import { DownloadIcon, EyeIcon } from '../../ui/icons.tsx';
import { useSaveInvoice } from '../documents/use-save-invoice.ts';
import { WhatsappLink } from './whatsapp-link.tsx';

interface StudentActionsProps {
  student: Student;
  onView: (student: Student) => void;
}

const noCourse = 'No course yet';

/** Actions of a row. The invoice is for the student's first course; without a course the button is disabled and says why. */
export function StudentActions({ student, onView }: StudentActionsProps) {
  const reasonId = useId();
  const invoice = useSaveInvoice();
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  return (
    <Flex flexWrap="wrap" gap="1.5" alignItems="center">
      <RowButton
        compact
        icon={<EyeIcon />}
        label="View details"
        name={`View details of ${student.fullName}`}
        aria-haspopup="dialog"
        onClick={() => onView(student)}
      />
      <WhatsappLink compact student={student} />
      <RowButton
        compact
        icon={<DownloadIcon />}
        label="Download invoice"
        name={`Download invoice of ${student.fullName}`}
        pending={invoice.isPending}
        aria-disabled={!firstCourse}
        aria-describedby={firstCourse ? undefined : reasonId}
        title={firstCourse ? undefined : noCourse}
        onClick={() => firstCourse && invoice.save({ userId: student._id, courseId: firstCourse.id })}
      />
      {!firstCourse && (
        <Box id={reasonId} data-reason textStyle="xs" color="fg.muted">
          {noCourse}
        </Box>
      )}
    </Flex>
  );
}
