import type { Course } from '@institute/sdk';
import { useRef } from 'react';
import { Box } from '../../ui/box.ts';
import { FormSection } from '../../ui/form/form-parts.tsx';
import { useFieldError } from '../../ui/form/use-form.ts';
import { getTotalText } from './parse-marks.ts';
import { remainingSubjects } from './remaining-subjects.ts';
import { SubjectFields } from './subject-fields.tsx';
import { SubjectList } from './subject-list.tsx';
import type { Subjects } from './use-subjects.ts';

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
