import { Box } from '@chakra-ui/react/box';
import type { Exam, ListExamsResponse } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { useMemo } from 'react';
import { clockTime, dashDate, inputDate } from '#lib/dates.ts';
import * as common from '#text/common.ts';
import * as text from '#text/exams.ts';
import * as heads from '#text/heads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import { type Column, rowAction, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import { type Filter, rowFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { courseColumn, courseRowFilter } from '../lists/record-columns.tsx';
import { isExamSoon } from '../records/record-status.tsx';
import { CalendarButton } from './exam-calendar.tsx';
import { useBatchTitle } from './exam-summary.ts';

export function ExamsPage() {
  const exams = useListExams();
  const getBatchTitle = useBatchTitle();
  const columns = useMemo(() => examColumns(getBatchTitle), [getBatchTitle]);
  const filters = useMemo(() => examFilters(getBatchTitle), [getBatchTitle]);
  return (
    <ListPage
      title={heads.examList}
      create={{ to: '/franchise/create-exam', label: heads.createExam }}
      actions={<CalendarButton label={text.addComingToCalendar} exams={exams.data?.hallTickets.filter(isComing) ?? []} />}
    >
      <QueryTable
        caption={heads.examList}
        query={exams}
        select={selectExams}
        columns={columns}
        getSearchText={getTitle}
        searchHint={text.searchByTitle}
        filters={filters}
        fileName="exams.csv"
        empty={text.noExams}
        emptyIllustration="exams"
        emptyAction={<ButtonLink to="/franchise/create-exam">{text.createFirstExam}</ButtonLink>}
      />
    </ListPage>
  );
}

const selectExams = ({ hallTickets }: ListExamsResponse) => hallTickets;
/** Days in this format sort as text. */
const isComing = ({ date }: Exam) => inputDate(date) >= inputDate(new Date().toISOString());
const getTitle = ({ title }: Exam) => title;

/** An exam's course and batch may have been deleted. */
function examColumns(getBatchTitle: (batch: Exam['batch']) => string): readonly Column<Exam>[] {
  return [
    textColumn(text.title, ({ title }) => title, { id: 'title', minWidth: 100 }),
    courseColumn,
    textColumn(common.batch, ({ batch }) => getBatchTitle(batch), { id: 'batch', minWidth: 96 }),
    {
      header: text.date,
      card: 'detail',
      minWidth: 96,
      cell: ({ date }) => (
        <Box as="span" whiteSpace="nowrap">
          {dashDate(date)}
        </Box>
      ),
      text: ({ date }) => dashDate(date),
      id: 'date',
      sortValue: ({ date }) => inputDate(date),
    },
    textColumn(text.time, ({ time }) => clockTime(time), { card: 'detail', minWidth: 88 }),
    textColumn(text.location, ({ location }) => location, { id: 'location', minWidth: 96 }),
    {
      header: common.actions,
      actions: true,
      cell: ({ _id, title }) => (
        <ButtonLink to="/franchise/exam/student-list" state={{ exam: _id }} {...rowAction(text.viewStudentListOf(title), true)}>
          <PeopleIcon />
          <span>{text.viewStudentList}</span>
        </ButtonLink>
      ),
    },
  ];
}

const nextWeek = { value: 'week', label: text.nextSevenDays };

function examFilters(getBatchTitle: (batch: Exam['batch']) => string): readonly Filter<Exam>[] {
  return [
    courseRowFilter,
    rowFilter({
      name: 'batch',
      label: common.batch,
      placeholder: text.allBatches,
      getOption: ({ batch }: Exam) =>
        batch ? { value: typeof batch === 'string' ? batch : batch._id, label: getBatchTitle(batch) } : undefined,
    }),
    rowFilter({
      name: 'when',
      label: text.when,
      placeholder: text.anyDate,
      options: [nextWeek],
      getOption: (exam: Exam) => (isExamSoon(exam, new Date()) ? nextWeek : undefined),
    }),
  ];
}
