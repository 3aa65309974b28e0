import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { Student } from '@institute/sdk';
import { useId } from 'react';
import { purchasedCourses } from '../../lib/purchased-courses.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon, EyeIcon } from '../../ui/icons.tsx';
import { useInvoice } from '../documents/use-invoice.ts';

interface StudentActionsProps {
  student: Student;
  onView: (student: Student) => void;
}

/** What can be done with a row. The invoice is that of the first course; without one there is none, and it says so. */
export function StudentActions({ student, onView }: StudentActionsProps) {
  const id = useId();
  const invoice = useInvoice();
  const [course] = purchasedCourses(student.courses ?? []);
  return (
    <Flex wrap="wrap" gap="2" align="center">
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
        pending={invoice.pending}
        aria-label={`Download invoice of ${student.fullName}`}
        aria-disabled={!course}
        aria-describedby={course ? undefined : id}
        opacity={course ? undefined : '0.6'}
        onClick={() => course && invoice.save({ userId: student._id, courseId: course.id })}
      >
        {!invoice.pending && <DownloadIcon />}
        Download invoice
      </Button>
      {!course && (
        <Box id={id} textStyle="xs" color="fg.muted">
          No course yet
        </Box>
      )}
    </Flex>
  );
}
