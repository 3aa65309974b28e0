import type { FindResultInput, ListResultsResponse, Result } from '@institute/sdk';
import { useApi, useListResults } from '@institute/sdk/react';
import type { DocumentItem } from '#centre/documents/document-run.ts';
import { PrintDocumentsButton } from '#centre/documents/print-documents-button.tsx';
import { useOpenCertificate } from '#centre/documents/use-open-document.ts';
import { courseRowFilter, useBatchFilter } from '#centre/list-filters.tsx';
import { plainMoment } from '#lib/dates.ts';
import { months } from '#lib/format.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CellText, type Column, Moment, RowButton } from '#ui/data-table/columns.tsx';
import { DataList } from '#ui/data-table/data-table.tsx';
import type { Filter } from '#ui/data-table/filters.tsx';
import { ListPage } from '#ui/page/list-page.tsx';
import { Status } from '#ui/status.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { CertificateIcon } from '#ui/topic-icons.tsx';

export function ResultsPage() {
  const results = useListResults();
  const batchFilter = useBatchFilter(resultFilters);
  return (
    <ListPage
      title="Student Results"
      create={{ to: '/franchise/create-result', label: 'Create Result' }}
      actions={
        <>
          <PrintCertificatesButton results={results.data?.results ?? []} />
          <ButtonLink to="/franchise/batch-results" variant="outline">
            Results for a batch
          </ButtonLink>
        </>
      }
    >
      <DataList
        caption="Student Results"
        query={results}
        select={selectResults}
        columns={resultColumns}
        getRowId={getId}
        getSearchText={getStudentName}
        searchHint="By student name"
        {...batchFilter}
        fileName="results.csv"
        selectionActions={printSelected}
        empty="There is no result added yet"
        emptyIllustration="certificates"
        emptyAction={<ButtonLink to="/franchise/create-result">Declare your first result</ButtonLink>}
      />
    </ListPage>
  );
}

const selectResults = ({ results }: ListResultsResponse) => results;
const printSelected = (results: readonly Result[]) => <PrintCertificatesButton results={results} isSelection />;
const getId = ({ _id }: Result) => _id;
const getStudentName = ({ student }: Result) => student?.fullName ?? '';

/** Columns of the result list. A result's student and course may have been deleted. */
const resultColumns: readonly Column<Result>[] = [
  {
    header: 'Student Name',
    id: 'name',
    minWidth: 112,
    cell: ({ student }) => <CellText>{student?.fullName}</CellText>,
    text: ({ student }) => student?.fullName ?? '',
    sortValue: ({ student }) => student?.fullName,
  },
  {
    header: 'Course Name',
    minWidth: 128,
    cell: ({ course }) => <CellText>{course?.title}</CellText>,
    text: ({ course }) => course?.title ?? '',
    sortValue: ({ course }) => course?.title,
  },
  { header: 'Duration', cell: ({ duration }) => months(duration) },
  {
    header: 'Grade/Marks',
    minWidth: 96,
    cell: ({ grade }) => <CellText>{grade}</CellText>,
    text: ({ grade }) => grade ?? '',
    sortValue: ({ grade }) => grade,
  },
  {
    header: 'Created',
    minWidth: 124,
    cell: ({ createdAt }) => <Moment value={createdAt} />,
    text: ({ createdAt }) => plainMoment(createdAt),
    sortValue: ({ createdAt }) => createdAt,
  },
  {
    header: 'Status',
    cell: ({ isActive }) => (isActive ? <Status tone="success">Result Out</Status> : <Status tone="warning">Request Sent</Status>),
    text: getStatus,
    sortValue: getStatus,
  },
  { header: 'Actions', actions: true, cell: (result) => <ViewResultButton result={result} /> },
];

function getStatus({ isActive }: Result): string {
  return isActive ? 'Result Out' : 'Request Sent';
}

const out = { value: 'out', label: 'Result Out' };
const sent = { value: 'sent', label: 'Request Sent' };

/** Filters of the result list, beside the one by batch. A result's course may have been deleted. */
const resultFilters: readonly Filter<Result>[] = [
  courseRowFilter,
  {
    name: 'status',
    label: 'Status',
    placeholder: 'Any status',
    options: [out, sent],
    getOption: ({ isActive }) => (isActive ? out : sent),
  },
];

/** Fetches the certificate of a result and shows it inside the operator's layout. If there is none yet, the server says so. */
function ViewResultButton({ result: { student, course } }: { result: Result }) {
  const { isPending, openDocument } = useOpenCertificate({ path: '/franchise/view-result/certificate' });
  const handleClick = () => {
    const rollNo = String(student?.rollNo ?? '').trim();
    if (!rollNo || !course?._id) return toasts.error('Please fill all the required fields.');
    openDocument({ rollNo, courseId: course._id });
  };
  return (
    <RowButton
      icon={<CertificateIcon />}
      label="View"
      name={`View certificate of ${student?.fullName ?? 'a deleted student'}`}
      pending={isPending}
      onClick={handleClick}
    />
  );
}

interface PrintCertificatesButtonProps {
  results: readonly Result[];
  isSelection?: boolean;
}

function PrintCertificatesButton({ results, isSelection = false }: PrintCertificatesButtonProps) {
  const { api } = useApi();
  const items = results.filter(({ isActive }) => isActive).map(toItem);
  return <PrintDocumentsButton noun={certificate} items={items} isSelection={isSelection} fetchDocument={api.findResult} />;
}

const certificate = { one: 'certificate', many: 'certificates' };

function toItem({ student, course }: Result): DocumentItem<FindResultInput> {
  const rollNo = String(student?.rollNo ?? '').trim();
  return {
    label: [student?.fullName || 'A deleted student', course?.title].filter(Boolean).join(', '),
    input: rollNo && course?._id ? { rollNo, courseId: course._id } : undefined,
  };
}
