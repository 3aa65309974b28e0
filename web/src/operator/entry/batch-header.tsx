import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { getLastDay } from '#lib/dates.ts';
import { parseTypedDate } from '#lib/form-values.ts';
import * as text from '#text/common.ts';
import { CourseField } from '#ui/fields/course-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import type { Period } from '#ui/form/parse-form.ts';
import { type BatchChoice, BatchField } from '../records/batch-field.tsx';

export type BatchHeaderField = 'courseId' | 'batchId' | keyof Period;

interface BatchHeaderProps {
  choice: BatchChoice;
  dates: BatchDates;
  children?: ReactNode;
}

/** The fields that all documents of a batch have in common, in two lines on a wide screen. */
export function BatchHeader({ choice, dates, children }: BatchHeaderProps) {
  return (
    <Root role="group" aria-label={text.batchAndDates}>
      <div>
        <CourseField<BatchHeaderField> name="courseId" {...choice.courseField} />
        <BatchField<BatchHeaderField> name="batchId" {...choice.batchField} />
      </div>
      <div>
        <DateField<BatchHeaderField>
          label={text.startDate}
          name="startDate"
          value={dates.startDate}
          onChange={({ target }) => dates.setStartDate(target.value)}
          required
        />
        <DateField<BatchHeaderField>
          label={text.endDate}
          name="endDate"
          value={dates.endDate}
          data-suggested={dates.isEndSuggested || undefined}
          onChange={({ target }) => dates.setEndDate(target.value)}
          required
        />
        <DateField<BatchHeaderField> label={text.issueDate} name="issueDate" required />
        {children}
      </div>
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    pb: '6',
    '& > div': {
      display: 'grid',
      gap: '5',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(140px, 1fr))' },
    },
  },
});

/** The start and end date of a course that lasts `months` months. The end follows from the start until the user types an end. */
export function useBatchDates(months: number | undefined) {
  const [startDate, setStartDate] = useState('');
  const [typedEnd, setTypedEnd] = useState<string>();
  const endDate = typedEnd ?? getLastDay(parseTypedDate(startDate) ?? '', months);
  return {
    startDate,
    endDate,
    isEndSuggested: typedEnd === undefined,
    /** Dates as YYYY-MM-DD. */
    period: { startDate: toDate(startDate), endDate: toDate(endDate) },
    setStartDate: (text: string) => {
      setStartDate(text);
      // A field that was cleared stays blank until the start changes.
      setTypedEnd((typed) => typed || undefined);
    },
    setEndDate: setTypedEnd,
    reset: () => {
      setStartDate('');
      setTypedEnd(undefined);
    },
  };
}

export type BatchDates = ReturnType<typeof useBatchDates>;

const toDate = (text: string) => parseTypedDate(text) ?? text;
