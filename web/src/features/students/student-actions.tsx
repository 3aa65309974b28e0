import type { Student } from '@institute/sdk';
import { useId } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { DownloadIcon, EyeIcon } from '../../ui/icons.tsx';
import { useSaveInvoice } from '../documents/use-save-invoice.ts';

interface StudentActionsProps {
  student: Student;
  onView: (student: Student) => void;
}

/** Actions of a row. The invoice is for the student's first course; without a course the button is disabled and says why. */
export function StudentActions({ student, onView }: StudentActionsProps) {
  const reasonId = useId();
  const invoice = useSaveInvoice();
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  return (
    <Flex flexWrap="wrap" gap="2" alignItems="center">
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`View details of ${student.fullName}`}
        onClick={() => onView(student)}
      >
        <EyeIcon />
        View details
      </Button>
      <Button
        variant="outline"
        size="sm"
        pending={invoice.isPending}
        aria-label={`Download invoice of ${student.fullName}`}
        aria-disabled={!firstCourse}
        aria-describedby={firstCourse ? undefined : reasonId}
        opacity={firstCourse ? undefined : '0.6'}
        onClick={() => firstCourse && invoice.save({ userId: student._id, courseId: firstCourse.id })}
      >
        {!invoice.isPending && <DownloadIcon />}
        Download invoice
      </Button>
      {!firstCourse && (
        <Box id={reasonId} textStyle="xs" color="fg.muted">
          No course yet
        </Box>
      )}
    </Flex>
  );
}
