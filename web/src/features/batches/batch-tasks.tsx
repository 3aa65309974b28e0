import type { Batch, Student } from '@institute/sdk';
import { getFreeSeats } from '#centre/pending-items.ts';
import { PrintListButton } from '#centre/print/print-list-button.tsx';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import { Box, Flex } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';

interface BatchTasksProps {
  batch: Batch;
  /** Undefined while they load. */
  students: readonly Student[] | undefined;
}

/** What can be done for all students of a batch. The forms open with the batch, and with the course if all students have the same. */
export function BatchTasks({ batch, students }: BatchTasksProps) {
  const link = { search: { batch: batch._id, course: findOnlyCourse(students ?? []) }, variant: 'outline', size: 'sm' } as const;
  // The seats say it before the students have loaded, so that the list below does not move.
  const hasStudents = students ? students.length > 0 : getFreeSeats(batch) !== batch.studentLimit;
  if (!hasStudents) return null;
  const print = { size: 'sm', disabled: !students, dialogProps: { batch, students: students ?? [] } } as const;
  return (
    <Box as="section" aria-labelledby="batch-tasks" display="grid" gap="3">
      <Box as="h2" id="batch-tasks" textStyle="lg">
        For this batch
      </Box>
      <Flex flexWrap="wrap" gap="2">
        {/* The forms offer only active batches. */}
        {batch.isActive && (
          <>
            <ButtonLink to="/franchise/create-exam" {...link}>
              Create Exam
            </ButtonLink>
            <ButtonLink to="/franchise/batch-results" {...link}>
              Create Results
            </ButtonLink>
            <ButtonLink to="/franchise/batch-marksheets" {...link}>
              Create Marksheets
            </ButtonLink>
          </>
        )}
        <PrintListButton label="ID cards" name="Print ID cards" load={loadIdCards} {...print} />
        <PrintListButton label="Attendance list" name="Print attendance list" load={loadAttendance} {...print} />
      </Flex>
    </Box>
  );
}

const loadIdCards = async () => (await import('./batch-print-dialogs.tsx')).BatchIdCardsDialog;
const loadAttendance = async () => (await import('./batch-print-dialogs.tsx')).BatchAttendanceDialog;

export function findOnlyCourse(students: readonly Student[]): string | undefined {
  const ids = new Set(students.flatMap(({ courses }) => purchasedCourses(courses ?? []).map(({ id }) => id)));
  return ids.size === 1 ? [...ids][0] : undefined;
}
