import { Box } from '@chakra-ui/react/box';
import type { Course } from '@institute/sdk';
import { useRef } from 'react';
import { FormSection } from '../../ui/form/form-section.tsx';
import { SubjectList } from './subject-list.tsx';
import { SubjectRow } from './subject-row.tsx';
import { subjectsLeft } from './subjects.ts';
import type { Subjects } from './use-subjects.ts';

interface SubjectsSectionProps {
  subjects: Subjects;
  /** Whether a course is chosen. */
  chosen: boolean;
  /** What is known of it. */
  course: Course | undefined;
  error: string | undefined;
}

/** The subjects of the marksheet, from those of its course. */
export function SubjectsSection({ subjects, chosen, course, error }: SubjectsSectionProps) {
  const first = useRef<HTMLSelectElement>(null);
  const all = subjectsLeft(course?.subjectList, []);
  const offered = subjectsLeft(all, subjects.added);
  const unlisted = chosen && all.length === 0;
  return (
    <FormSection title="Marks" text="Each subject has 100 marks in all.">
      <SubjectRow
        subjects={subjects}
        offered={offered}
        placeholder={placeholderOf(chosen, all.length, offered.length)}
        hint={unlisted ? 'The institute has not listed subjects for this course.' : undefined}
        error={error}
        first={first}
      />
      {subjects.added.length > 0 && (
        <Box gridColumn="1 / -1">
          <SubjectList subjects={subjects.added} heir={first} onRemove={subjects.remove} />
        </Box>
      )}
    </FormSection>
  );
}

function placeholderOf(chosen: boolean, all: number, offered: number): string {
  if (!chosen) return 'Choose the course first';
  if (all === 0) return 'There is no subject';
  return offered > 0 ? 'Choose a subject' : 'Every subject is added';
}
