import { Box } from '../../ui/box.ts';
import { Flex } from '../../ui/flex.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { NoTranslate } from '../../ui/no-translate.tsx';

/** A student who was created on this page. */
export interface CreatedStudent {
  fullName: string;
  /** Undefined until the student list has it. */
  studentId?: string | undefined;
}

/** Shows the Student Id of the previous student, above the form for the next one. */
export function CreatedStudentNotice({ student }: { student: CreatedStudent | undefined }) {
  return (
    <div role="status">
      {student && (
        <Flex gap="3" p="4" mb="5" bg="success.bg" borderRadius="md" borderWidth="1px" borderColor="success.fg">
          <Flex color="success.fg" pt="0.5" flexShrink="0">
            <CheckIcon />
          </Flex>
          <Box minWidth="0" overflowWrap="anywhere">
            {`${student.fullName} is registered.`}
            {student.studentId && (
              <>
                {' Student Id '}
                <b>
                  <NoTranslate>{student.studentId}</NoTranslate>
                </b>
              </>
            )}
          </Box>
        </Flex>
      )}
    </div>
  );
}
