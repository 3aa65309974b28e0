import { Box } from '@chakra-ui/react/box';
import type { Exam, ListExamsResponse } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { useMemo } from 'react';
import { clockTime, dashDate, inputDate } from '#lib/dates.ts';
import * as common from '#text/common.ts';
import * as text from '#text/exams.ts';
import * as heads from '#text/heads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/links.tsx';
import { PeopleIcon } from '#ui/topic-icons.tsx';
import { CellText, type Column, rowAction, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import { type Filter, rowFilter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { sortRows } from '../lists/list-state.ts';
import { courseColumn, courseRowFilter } from '../lists/record-columns.tsx';
import { isExamSoon } from '../records/record-status.tsx';
import { CalendarButton } from './exam-calendar.tsx';
import { useBatchTitle } from './exam-facts.ts';

export function ExamsPage() {
  const exams = useListExams();
  const getBatchTitle = useBatchTitle();
  const columns = useMemo(() => examColumns(getBatchTitle), [getBatchTitle]);
  const filters = useMemo(() => examFilters(getBatchTitle), [getBatchTitle]);
  return (
    <ListPage
      title={heads.examList}
      create={{ to: '/franchise/create-exam', label: heads.createExam }}
      actions={<CalendarButton label={text.addUpcomingToCalendar} exams={exams.data?.hallTickets.filter(isUpcoming) ?? []} />}
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

/** The next exam is first; past exams are below the upcoming ones, the latest of them first. */
function selectExams({ hallTickets }: ListExamsResponse): Exam[] {
  const past = hallTickets.filter((exam) => !isUpcoming(exam));
  return [...sortRows(hallTickets.filter(isUpcoming), getStart, false), ...sortRows(past, getStart, true)];
}

/** Days in this format sort as text. */
const isUpcoming = ({ date }: Exam) => inputDate(date) >= inputDate(new Date().toISOString());
const getStart = ({ date, time = '' }: Exam) => inputDate(date) && `${inputDate(date)} ${time}`;
const getTitle = ({ title }: Exam) => title;

/** An exam's course and batch may have been deleted. */
function examColumns(getBatchTitle: (batch: Exam['batch']) => string): readonly Column<Exam>[] {
  return [
    {
      ...textColumn<Exam>(text.title, getTitle, { id: 'title', minWidth: 100 }),
      cell: ({ _id, title }) => (
        <TextLink variant="plain" to="/franchise/exam/student-list" state={{ exam: _id }}>
          <CellText>{title}</CellText>
        </TextLink>
      ),
    },
    courseColumn,
    textColumn(common.batch, ({ batch }) => getBatchTitle(batch), { id: 'batch', minWidth: 96 }),
    {
      header: text.date,
      card: 'detail',
      minWidth: 96,
      cell: (exam) => (
        <Box as="span" whiteSpace="nowrap" color={isUpcoming(exam) ? undefined : 'fg.muted'}>
          {dashDate(exam.date)}
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
        <ButtonLink to="/franchise/exam/student-list" state={{ exam: _id }} {...rowAction(text.viewStudentListOf(title))}>
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
