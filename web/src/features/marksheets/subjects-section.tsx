import type { Course } from '@institute/sdk';
import { type RefObject, useRef } from 'react';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { useFieldError } from '#ui/form/use-form.ts';
import { useRestoreFocus } from '#ui/hooks/use-restore-focus.ts';
import { BinIcon } from '#ui/icons.tsx';
import { addMarks, getTotalText, remainingSubjects, type SubjectMarks } from './parse-marksheet-form.ts';
import { SubjectFields, type Subjects } from './subject-fields.tsx';

interface SubjectsSectionProps {
  subjects: Subjects;
  isCourseSelected: boolean;
  /** The selected course; undefined if it is not in the course list. */
  course: Course | undefined;
}

/** The section in which subjects of the selected course are added to the marksheet. */
export function SubjectsSection({ subjects, isCourseSelected, course }: SubjectsSectionProps) {
  const subjectError = useFieldError('subject');
  const subjectsError = useFieldError('subjects');
  const selectRef = useRef<HTMLSelectElement>(null);
  const all = remainingSubjects(course?.subjectList, []);
  const remaining = remainingSubjects(all, subjects.added);
  const isUnlisted = isCourseSelected && all.length === 0;
  return (
    <FormSection title="Marks" text="Each subject carries 100 marks, including practical marks.">
      <SubjectFields
        subjects={subjects}
        names={remaining}
        placeholder={getPlaceholder(isCourseSelected, all.length, remaining.length)}
        hint={isUnlisted ? 'The institute has not listed subjects for this course.' : undefined}
        error={(subjects.isComplete ? undefined : subjectError) ?? subjectsError}
        selectRef={selectRef}
      />
      {subjects.added.length > 0 && (
        <Box gridColumn="1 / -1">
          <SubjectList subjects={subjects.added} fallbackFocusRef={selectRef} onRemove={subjects.remove} />
          <Box mt="2" textAlign="end" fontWeight="600" px="4" fontVariantNumeric="tabular-nums">
            Total {getTotalText(subjects.added)}
          </Box>
        </Box>
      )}
    </FormSection>
  );
}

function getPlaceholder(isCourseSelected: boolean, all: number, remaining: number): string {
  if (!isCourseSelected) return 'Select the course first';
  if (all === 0) return 'No subjects';
  return remaining > 0 ? 'Select a subject' : 'All subjects are added';
}

interface SubjectListProps {
  subjects: readonly SubjectMarks[];
  /** Gets the focus when a focused remove button unmounts. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRemove: (name: string) => void;
}

/** The added subjects, each with a button to remove it. */
function SubjectList({ subjects, fallbackFocusRef, onRemove }: SubjectListProps) {
  return (
    <Box as="ul" aria-label="Subjects of the marksheet" borderWidth="1px" borderRadius="md">
      {subjects.map(({ subjectName, marksObtain, practicalMarks, totalMarks }) => (
        <Flex
          as="li"
          key={subjectName}
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          px="4"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minWidth="0">
            <Box fontWeight="600" overflowWrap="anywhere">
              {subjectName}
            </Box>
            <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              Obtained {marksObtain}, practical {practicalMarks}, total {totalMarks} · {addMarks([marksObtain, practicalMarks])} of{' '}
              {totalMarks}
            </Box>
          </Box>
          <RemoveButton name={subjectName} fallbackFocusRef={fallbackFocusRef} onClick={() => onRemove(subjectName)} />
        </Flex>
      ))}
    </Box>
  );
}

function RemoveButton({
  name,
  fallbackFocusRef,
  onClick,
}: {
  name: string;
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onClick: () => void;
}) {
  return (
    <Button
      ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)}
      variant="outline"
      size="sm"
      aria-label={`Remove ${name}`}
      onClick={onClick}
    >
      <BinIcon />
      Remove
    </Button>
  );
}
