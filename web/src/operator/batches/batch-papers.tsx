import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { Table } from '@chakra-ui/react/table';
import type { Batch, Student } from '@institute/sdk';
import { useListCourses } from '@institute/sdk/react';
import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { inputDate } from '#lib/dates.ts';
import { purchasedCourses } from '#lib/purchased-courses.ts';
import * as text from '#text/batches.ts';
import * as common from '#text/common.ts';
import { tag } from '#text/language.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { PrintDialog } from '#ui/print/print-dialog.tsx';
import { printedTableRecipe } from '../lists/table-styles.ts';
import { AttendanceDialog, sortByRollNo } from '../papers/attendance-dialog.tsx';
import { IdCardsDialog } from '../papers/id-cards-dialog.tsx';

interface BatchDialogProps {
  batch: Batch;
  students: readonly Student[];
  onClose: () => void;
}

/** The list of one day, with room for the date. */
export function BatchAttendanceDialog({ batch: { title, time }, students, onClose }: BatchDialogProps) {
  return (
    <AttendanceDialog
      title={title || '-'}
      facts={{ [text.date]: '', [text.time]: time || '-' }}
      signer={text.teacher}
      students={students}
      onClose={onClose}
    />
  );
}

export function BatchIdCardsDialog({ batch, students, onClose }: BatchDialogProps) {
  const catalog = useListCourses().data?.courses;
  const cards = students.map(({ _id, fullName, rollNo, courses = [] }) => ({
    _id,
    fullName,
    rollNo,
    course: purchasedCourses(courses, catalog).find(({ title }) => title)?.title,
  }));
  return <IdCardsDialog students={cards} photosOf={{ batchId: batch._id }} onClose={onClose} />;
}

const { format: formatMonth } = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A blank register with a column for each day of a month. */
export function RegisterDialog({ batch: { title, time }, students, onClose }: BatchDialogProps) {
  const months = listMonths(new Date());
  const [index, setIndex] = useState(0);
  const days = listDays(months[index]);
  const cells = days.map((day) => <td key={day.getUTCDate()} data-sunday={isSunday(day)} />);
  const options = months.map((month, index) => ({ value: String(index), label: formatMonth(month) }));
  const paper = (
    <Table.Root native recipe={printedTableRecipe} css={registerStyles} htmlTranslate="no">
      <colgroup>
        <col span={2} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={days.length + 2}>{[brand.name, title, time, formatMonth(months[index])].filter(Boolean).join(' · ')}</th>
        </tr>
        <tr>
          <th scope="col">{common.rollNo}</th>
          <th scope="col">{common.name}</th>
          {days.map((day) => (
            <th key={day.getUTCDate()} scope="col" data-sunday={isSunday(day)}>
              {day.getUTCDate()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortByRollNo(students).map(({ rollNo, fullName }, index) => (
          <tr key={index}>
            <td>{rollNo || '-'}</td>
            <th scope="row">{fullName || '-'}</th>
            {cells}
          </tr>
        ))}
      </tbody>
    </Table.Root>
  );
  return (
    <PrintDialog title={text.printMonthlyRegister} label={text.printMonthlyRegister} paper={paper} onClose={onClose}>
      <SelectField
        label={text.month}
        placeholder={formatMonth(months[0])}
        options={options.slice(1)}
        onChange={({ target }) => setIndex(Number(target.value))}
      />
    </PrintDialog>
  );
}

/** The first days of this month in India and of the eleven after it. */
function listMonths(now: Date): Date[] {
  const [year = 0, month = 0] = inputDate(now.toISOString()).split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(year, month - 1 + index)));
}

function listDays(month = new Date()): Date[] {
  const days = Array.from({ length: 31 }, (_, index) => new Date(month.getTime() + index * 24 * 60 * 60 * 1000));
  return days.filter((day) => day.getUTCMonth() === month.getUTCMonth());
}

const isSunday = (day: Date) => day.getUTCDay() === 0 || undefined;

/** Sizes in mm: 24 students fit on a sheet. */
const registerStyles = {
  page: 'print-area-landscape',
  tableLayout: 'fixed',
  lineHeight: '1.2',
  '& col': { width: '36mm' },
  '& :is(th, td)': { borderColor: 'black' },
  '& tbody tr': { height: '7mm' },
  '& [data-sunday]': { background: '#ccc', printColorAdjust: 'exact' },
} satisfies SystemStyleObject;
