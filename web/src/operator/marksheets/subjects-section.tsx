import { useListCourses } from '@institute/sdk/react';
import { type RefObject, useRef } from 'react';
import * as text from '#text/marksheets.ts';
import { Box, Flex } from '#ui/box.ts';
import { Button } from '#ui/button.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { useFieldError } from '#ui/form/use-form.ts';
import { useRestoreFocus } from '#ui/hooks.ts';
import { BinIcon } from '#ui/icons.tsx';
import { addMarks, getTotalText, isBlank, remainingSubjects, type SubjectMarks } from './parse-marksheet-form.ts';
import { SubjectFields } from './subject-fields.tsx';
import { getPending, type Subjects } from './subjects.ts';

interface SubjectsSectionProps {
  subjects: Subjects;
  onChange: (subjects: Subjects) => void;
  courseId: string;
}

export function SubjectsSection({ subjects, onChange, courseId }: SubjectsSectionProps) {
  const { added } = subjects;
  const subjectError = useFieldError('subject');
  const subjectsError = useFieldError('subjects');
  const selectRef = useRef<HTMLSelectElement>(null);
  const course = useListCourses().data?.courses.find(({ _id }) => _id === courseId);
  const all = remainingSubjects(course?.subjectList, []);
  const remaining = remainingSubjects(all, added);
  const isComplete = added.length > 0 && isBlank(getPending(subjects));
  const handleRemove = (name: string) => onChange({ ...subjects, added: added.filter(({ subjectName }) => subjectName !== name) });
  return (
    <FormSection title={text.marks} text={text.marksOfSubject}>
      <SubjectFields
        subjects={subjects}
        onChange={onChange}
        names={remaining}
        placeholder={getPlaceholder(courseId, all.length, remaining.length)}
        hint={courseId !== '' && all.length === 0 ? text.noSubjectsListed : undefined}
        error={(isComplete ? undefined : subjectError) ?? subjectsError}
        selectRef={selectRef}
      />
      {added.length > 0 && (
        <Box gridColumn="1 / -1">
          <SubjectList subjects={added} fallbackFocusRef={selectRef} onRemove={handleRemove} />
          <Box mt="2" textAlign="end" fontWeight="600" px="4" fontVariantNumeric="tabular-nums">
            {text.total(getTotalText(added))}
          </Box>
        </Box>
      )}
    </FormSection>
  );
}

function getPlaceholder(courseId: string, all: number, remaining: number): string {
  if (courseId === '') return text.selectCourseFirst;
  if (all === 0) return text.noSubjects;
  return remaining > 0 ? text.selectSubject : text.allSubjectsAdded;
}

interface SubjectListProps {
  subjects: readonly SubjectMarks[];
  /** Gets the focus when a focused remove button unmounts. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRemove: (name: string) => void;
}

function SubjectList({ subjects, fallbackFocusRef, onRemove }: SubjectListProps) {
  return (
    <Box as="ul" aria-label={text.subjectsOfMarksheet} borderWidth="1px" borderRadius="md">
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
              {text.subjectMarks({
                obtained: marksObtain,
                practical: practicalMarks,
                sum: addMarks([marksObtain, practicalMarks]),
                maximum: totalMarks,
              })}
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
      aria-label={text.removeSubject(name)}
      onClick={onClick}
    >
      <BinIcon />
      {text.remove}
    </Button>
  );
}
