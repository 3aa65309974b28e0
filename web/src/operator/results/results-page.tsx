import type { FindResultInput, ListResultsResponse, Result } from '@institute/sdk';
import { useApi, useListResults } from '@institute/sdk/react';
import { useOpenCertificate } from '#documents/fetch-document.ts';
import { type DocumentItem, PrintDocumentsButton } from '#documents/print-documents-dialog.tsx';
import { months } from '#lib/format.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/results.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { type Column, RowButton, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import type { Filter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { courseRowFilter, createdColumn, statusColumn, statusFilter, studentColumn, useBatchFilter } from '../lists/record-columns.tsx';
import { MessageButton } from '../messages/message-button.tsx';
import { isWaitingResult, resultStatuses } from '../records/record-status.tsx';

export function ResultsPage() {
  const results = useListResults();
  const batchFilter = useBatchFilter(resultFilters);
  return (
    <ListPage
      title={heads.studentResults}
      create={{ to: '/franchise/create-result', label: heads.createResult }}
      actions={
        <>
          {results.data?.results.length ? <PrintCertificatesButton results={results.data.results} /> : null}
          <ButtonLink to="/franchise/batch-results" variant="outline">
            {heads.resultsForBatch}
          </ButtonLink>
          <ButtonLink to="/franchise/result-summary" variant="outline">
            {heads.resultsAtGlance}
          </ButtonLink>
        </>
      }
    >
      <QueryTable
        caption={heads.studentResults}
        query={results}
        select={selectResults}
        columns={resultColumns}
        getSearchText={getStudentName}
        searchHint={text.searchByStudentName}
        {...batchFilter}
        fileName="results.csv"
        selectionActions={printSelected}
        listActions={(getRows) => (
          <MessageButton list="results" kinds={['result', 'own']} getRecipients={() => getRows().flatMap(toRecipients)} isOfResults />
        )}
        empty={text.noResults}
        emptyIllustration="certificates"
        emptyAction={<ButtonLink to="/franchise/create-result">{text.createFirstResult}</ButtonLink>}
      />
    </ListPage>
  );
}

/** No recipient for a result that is not out yet, or whose student is deleted. */
const toRecipients = ({ _id: id, student, course, isActive }: Result) =>
  student && isActive ? [{ id, student, facts: { course: course?.title ?? '' } }] : [];
const selectResults = ({ results }: ListResultsResponse) => results;
const printSelected = (results: readonly Result[]) => <PrintCertificatesButton results={results} isSelection />;
const getStudentName = ({ student }: Result) => student?.fullName ?? '';

/** A result's student and course may have been deleted. */
const resultColumns: readonly Column<Result>[] = [
  studentColumn(common.studentName, { id: 'name', minWidth: 112 }),
  textColumn(text.courseName, ({ course }) => course?.title, { id: 'course-name', card: 'detail', minWidth: 128 }),
  { header: text.duration, cell: ({ duration }) => months(duration) },
  textColumn(text.gradeOrMarks, ({ grade }) => grade, { id: 'grade-marks', card: 'note', cardLabel: text.grade, minWidth: 96 }),
  createdColumn,
  statusColumn(resultStatuses),
  { header: common.actions, actions: true, cell: (result) => <ViewResultButton result={result} /> },
];

const resultFilters: readonly Filter<Result>[] = [courseRowFilter, statusFilter(resultStatuses)];

/** If there is no certificate yet, the server says so. */
function ViewResultButton({ result }: { result: Result }) {
  const { student, course } = result;
  const getName = isWaitingResult(result) ? text.viewAfterResult : text.viewCertificateOf;
  const { isPending, openDocument } = useOpenCertificate('/franchise/view-result/certificate');
  const handleClick = () => {
    const rollNo = student?.rollNo?.trim();
    if (!rollNo || !course?._id) return toasts.error(common.fillAllRequiredFields);
    openDocument({ rollNo, courseId: course._id });
  };
  return <RowButton icon={<EyeIcon />} label={text.view} name={getName(student?.fullName)} pending={isPending} onClick={handleClick} />;
}

function PrintCertificatesButton({ results, isSelection = false }: { results: readonly Result[]; isSelection?: boolean }) {
  const { api } = useApi();
  const items = results.filter(({ isActive }) => isActive).map(toItem);
  return <PrintDocumentsButton noun={text.certificateNoun} items={items} isSelection={isSelection} fetchDocument={api.findResult} />;
}

function toItem({ student, course }: Result): DocumentItem<FindResultInput> {
  const rollNo = student?.rollNo?.trim();
  return {
    label: [student?.fullName || text.deletedStudent, course?.title].filter(Boolean).join(', '),
    input: rollNo && course?._id ? { rollNo, courseId: course._id } : undefined,
  };
}
