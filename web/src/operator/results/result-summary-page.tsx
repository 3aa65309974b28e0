import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { ListBatchesResponse } from '@institute/sdk';
import { type CsvColumn, toCsv } from '@institute/sdk/csv';
import { useGetProfile, useListBatches, useListCourses, useListResults } from '@institute/sdk/react';
import { useSearch } from '@tanstack/react-router';
import type { ChangeEvent, ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { dashDate } from '#lib/dates.ts';
import { saveFile } from '#lib/save-file.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/results.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CourseField } from '#ui/fields/course-field.tsx';
import { DownloadIcon, PrintIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { PrintArea, usePrint } from '#ui/print/print-area.tsx';
import { ProgressBar } from '#ui/progress.tsx';
import { useSetSearch } from '#ui/search/search.tsx';
import { BatchField } from '../records/batch-field.tsx';
import { BatchSection, useStudentsOfBatch } from '../records/batch-section.tsx';
import { resultStatuses } from '../records/record-status.tsx';
import { useOwnMarksheets } from '../records/student-state.ts';
import { grades } from './parse-result-form.ts';
import { percentOf, type SummaryRow, summarizeResults } from './result-summary.ts';

export function ResultSummaryPage() {
  const city = useGetProfile().data?.user.city;
  const { course: courseId = '', batch: batchId = '' } = useSearch({ strict: false });
  const setSearch = useSetSearch();
  const select = ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) => setSearch({ [name]: value || undefined }, true);
  const resultList = useListResults();
  const marksheetList = useOwnMarksheets();
  const batch = useStudentsOfBatch({ courseId, batchId }, resultList, marksheetList);
  const course = useListCourses().data?.courses.find(({ _id }) => _id === courseId)?.title;
  const batchTitle = useListBatches().data?.batches.find(({ _id }) => _id === batchId)?.title;
  const { results = [] } = resultList.data ?? {};
  const { marksheets = [] } = marksheetList.data ?? {};
  const summary = summarizeResults({ courseId, students: batch.users, results, marksheets });
  const { rows, declared, graded, unverified } = summary;
  const notes = [
    text.whatPasses(grades.join(', ')),
    declared > graded && text.otherGrades(declared - graded),
    unverified > 0 && text.unverified(unverified),
  ];
  const { print } = usePrint();
  const download = () => saveFile(new Blob([toCsv(csvColumns, rows)], { type: 'text/csv;charset=utf-8' }), 'result-summary.csv');
  return (
    <PageBody>
      <PageHeader title={heads.resultsAtGlance} text={heads.resultsAtGlanceDescription} />
      <Card.Root>
        <Card.Body>
          <Grid gap="5" pb="6" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
            <CourseField<'course' | 'batch'> name="course" value={courseId} onChange={select} />
            <BatchField<'course' | 'batch'> name="batch" value={batchId} toOptions={toAllBatches} onChange={select} />
          </Grid>
          <BatchSection
            title={heads.studentResults}
            text={notes.filter(Boolean).join(' ')}
            errorText={text.recordsFailed}
            query={batch}
            rows={rows}
            action={
              <Button variant="outline" onClick={download}>
                <DownloadIcon />
                {common.downloadCsv}
              </Button>
            }
          >
            <Figures {...summary} />
          </BatchSection>
        </Card.Body>
      </Card.Root>
      {rows.length > 0 && (
        <Card.Root mt="6">
          <Card.Body>
            {rows[0]?.rank ? (
              <>
                <MeritList
                  rows={rows}
                  action={
                    <Button variant="outline" onClick={print}>
                      <PrintIcon />
                      {text.printForNoticeBoard}
                    </Button>
                  }
                />
                <PrintArea>
                  <Box fontSize="9.5pt" lineHeight="1.2">
                    <Box textAlign="center" htmlTranslate="no">
                      <Box fontSize="14pt">{[brand.name, city].filter(Boolean).join(', ')}</Box>
                      <p>{[course, batchTitle, dashDate(new Date().toISOString())].filter(Boolean).join(' · ')}</p>
                    </Box>
                    <MeritList rows={rows} />
                  </Box>
                </PrintArea>
              </>
            ) : (
              <EmptyState text={text.noMeritList} illustration="certificates">
                <ButtonLink to="/franchise/batch-marksheets" search={{ course: courseId, batch: batchId }} variant="outline">
                  {heads.marksheetsForBatch}
                </ButtonLink>
              </EmptyState>
            )}
          </Card.Body>
        </Card.Root>
      )}
    </PageBody>
  );
}

const toAllBatches = ({ batches }: Pick<ListBatchesResponse, 'batches'>) => batches.map(({ _id, title }) => ({ value: _id, label: title }));

const csvColumns: CsvColumn<SummaryRow>[] = [
  [text.rank, ({ rank }) => rank],
  [common.rollNo, ({ student }) => student.rollNo],
  [common.name, ({ student }) => student.fullName],
  [text.percent, ({ percent }) => percent],
  [text.grade, ({ result }) => result?.grade],
  [common.status, ({ result }) => (result ? resultStatuses.get(result).label : text.noResultSent)],
];

/** The counts and shares, with a bar for each. */
function Figures({ rows, declared, awaited, passed, graded, subjects }: ReturnType<typeof summarizeResults>) {
  const passPercent = graded && percentOf(passed, graded);
  const count = (term: string, students: number) => ({ term, percent: percentOf(students, rows.length), value: students });
  const figures = [
    count(common.students, rows.length),
    count(text.resultOut, declared),
    count(text.requestSent, awaited),
    count(text.noResultSent, rows.length - declared - awaited),
    { term: text.passed, percent: passPercent, value: graded > 0 ? text.passShare(passed, graded, passPercent) : '-' },
    ...subjects.map(({ name, percent, count }) => ({ term: text.averageIn(name), percent, value: text.average(percent, count) })),
  ];
  return (
    <Box as="dl" css={figureStyles}>
      {figures.map(({ term, value, percent }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <span>{value}</span>
            <ProgressBar aria-hidden value={percent} max={100} />
          </dd>
        </div>
      ))}
    </Box>
  );
}

const figureStyles = {
  display: 'grid',
  overflowWrap: 'anywhere',
  gap: { base: '4', md: '3' },
  textStyle: 'sm',
  '& :is(div, dd)': { display: 'grid', columnGap: '4', rowGap: '1', alignItems: 'center' },
  '& > div': { gridTemplateColumns: { md: '13rem minmax(0, 1fr)' } },
  '& dd': { gridTemplateColumns: { md: 'minmax(0, 1fr) 12rem' } },
  '& span': { order: { md: '1' }, gridColumn: { md: '2' } },
} satisfies SystemStyleObject;

/** On the screen and on the notice board, where 48 students fit on one sheet. */
function MeritList({ rows, action }: { rows: readonly SummaryRow[]; action?: ReactNode }) {
  const ranked = rows.filter(({ rank }) => rank);
  const others = rows.slice(ranked.length).map(({ student }) => student.fullName || '-');
  return (
    <Box as="section" overflowWrap="anywhere" css={meritStyles}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        <Heading textStyle="lg">{text.meritList}</Heading>
        {action}
      </Flex>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.rank}</th>
            <th scope="col">{besides(common.rollNo, common.name)}</th>
            <th scope="col">{text.percent}</th>
          </tr>
        </thead>
        <tbody translate="no">
          {ranked.map(({ rank, student: { _id, rollNo, fullName }, percent }) => (
            <tr key={_id}>
              <td>{rank}</td>
              <th scope="row">{besides(rollNo || '-', fullName || '-')}</th>
              <td>{`${percent}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && <p>{text.withoutMarks(others.join(', '))}</p>}
    </Box>
  );
}

/** The two texts are below each other where a line has no room for both. */
const besides = (rollNo: string, name: string) => (
  <Flex wrap="wrap" columnGap="2">
    <Box as="span" flex="1 1 8rem">
      {rollNo}
    </Box>
    <Box as="span" flex="3 1 8rem">
      {name}
    </Box>
  </Flex>
);

const meritStyles = {
  '& table': { width: 'full', marginBlock: '3', borderCollapse: 'collapse', _print: { marginBlock: '2' } },
  '& :is(th, td)': {
    paddingBlock: '2',
    paddingInline: { base: '1', md: '2' },
    borderBottomWidth: '1px',
    textAlign: 'start',
    verticalAlign: 'top',
    _print: { paddingBlock: '1px' },
  },
  '& thead th': { textStyle: 'xs', color: 'fg.muted', _print: { fontSize: 'inherit', color: 'inherit' } },
  '& tr': { breakInside: 'avoid' },
  '& tr > :nth-child(2)': { width: 'full' },
  '& tr > :not(:nth-child(2))': { whiteSpace: 'nowrap' },
  '& tr > :first-child': { paddingInlineStart: '0' },
  '& tr > :last-child': { paddingInlineEnd: '0', textAlign: 'end' },
  '& tbody span:first-of-type': { fontWeight: '400' },
  '& p': { textStyle: 'sm', color: 'fg.muted', _print: { fontSize: 'inherit', color: 'inherit' } },
} satisfies SystemStyleObject;
