import type { Student } from '@institute/sdk';
import { useSaveInvoice } from '#centre/documents/use-save-document.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons.tsx';

interface StudentTasksProps {
  student: Student;
  /** The student has no result yet, so asking for it is the next thing to do. */
  needsResult: boolean;
}

/** What can be done for a student. What can be done with a record of the student stands beside the record. */
export function StudentTasks({ student, needsResult }: StudentTasksProps) {
  const [firstCourse] = purchasedCourses(student.courses ?? []);
  const link = { state: { student: student._id }, size: 'sm' } as const;
  return (
    <Box as="section" aria-labelledby="student-tasks" display="grid" gap="3">
      <Box as="h2" id="student-tasks" textStyle="lg">
        For this student
      </Box>
      <Flex flexWrap="wrap" gap="2">
        <ButtonLink to="/franchise/create-result" {...link} variant={needsResult ? 'accent' : 'outline'}>
          Create Result
        </ButtonLink>
        <ButtonLink to="/franchise/create-marksheet" {...link} variant="outline">
          Create Marksheet
        </ButtonLink>
        {firstCourse && <InvoiceButton userId={student._id} courseId={firstCourse.id} />}
      </Flex>
    </Box>
  );
}

function InvoiceButton(invoice: { userId: string; courseId: string }) {
  const { isPending, save } = useSaveInvoice();
  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={() => save(invoice)}>
      {!isPending && <DownloadIcon />}
      Download invoice
    </Button>
  );
}
