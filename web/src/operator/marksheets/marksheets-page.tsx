import type { FindMarksheetInput, ListMarksheetsResponse, Marksheet } from '@institute/sdk';
import { useApi, useListMarksheets } from '@institute/sdk/react';
import { useOpenMarksheet } from '#documents/fetch-document.ts';
import { type DocumentItem, PrintDocumentsButton } from '#documents/print-documents-dialog.tsx';
import { useViewer } from '#session/use-session.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import type { RowStatus } from '#ui/status.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { type Column, createdColumn, RowButton, statusColumn, statusFilter, TwoLines, textColumn } from '../lists/columns.tsx';
import { DataList } from '../lists/data-table.tsx';
import type { Filter } from '../lists/filters.tsx';
import { courseRowFilter, useBatchFilter } from '../lists/list-filters.tsx';
import { ListPage } from '../lists/list-page.tsx';

export function MarksheetsPage() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this page after the profile has loaded.
  if (viewer.status !== 'success') return null;
  return <MarksheetList userId={viewer.user._id} />;
}

function MarksheetList({ userId }: { userId: string }) {
  const marksheets = useListMarksheets({ userId });
  const batchFilter = useBatchFilter(marksheetFilters);
  return (
    <ListPage
      title={heads.marksheetList}
      create={{ to: '/franchise/create-marksheet', label: heads.createMarksheet }}
      actions={
        <>
          <PrintMarksheetsButton marksheets={marksheets.data?.marksheets ?? []} />
          <ButtonLink to="/franchise/batch-marksheets" variant="outline">
            {heads.marksheetsForBatch}
          </ButtonLink>
        </>
      }
    >
      <DataList
        caption={heads.marksheetList}
        query={marksheets}
        select={selectMarksheets}
        columns={marksheetColumns}
        getRowId={getId}
        getSearchText={getSearchText}
        searchHint={text.searchByCertificateRollNoOrName}
        {...batchFilter}
        fileName="marksheets.csv"
        selectionActions={printSelected}
        empty={text.noMarksheets}
        emptyIllustration="certificates"
        emptyAction={<ButtonLink to="/franchise/create-marksheet">{text.createFirstMarksheet}</ButtonLink>}
      />
    </ListPage>
  );
}

const selectMarksheets = ({ marksheets }: ListMarksheetsResponse) => marksheets;
const printSelected = (marksheets: readonly Marksheet[]) => <PrintMarksheetsButton marksheets={marksheets} isSelection />;
const getId = ({ _id }: Marksheet) => _id;
// The line breaks keep a search from matching across fields.
const getSearchText = ({ certificateNo, student }: Marksheet) => [certificateNo, student?.rollNo, student?.fullName].join('\n');

const verified: RowStatus = { value: 'verified', label: text.verified, tone: 'success' };
const unverified: RowStatus = { value: 'unverified', label: text.unverified, tone: 'warning' };
const getStatus = ({ isVerified }: Marksheet) => (isVerified ? verified : unverified);

/** Columns of the marksheet list. A marksheet's student and course may have been deleted. */
const marksheetColumns: readonly Column<Marksheet>[] = [
  textColumn(text.certificateNo, ({ certificateNo }) => certificateNo, { id: 'certificate-no', minWidth: 112, unbroken: true }),
  textColumn(common.student, ({ student }) => student?.fullName, { id: 'student', card: 'detail', minWidth: 96 }),
  textColumn(common.rollNo, ({ student }) => student?.rollNo, { id: 'roll-no', card: 'detail', minWidth: 104, unbroken: true }),
  textColumn(common.course, ({ course }) => course?.title, { id: 'course', card: 'note', minWidth: 104 }),
  {
    header: text.session,
    minWidth: 104,
    cell: ({ session }) => <TwoLines>{sessionDates(session)}</TwoLines>,
    text: ({ session }) => session ?? '',
  },
  { ...createdColumn, card: undefined },
  statusColumn(getStatus),
  { header: common.actions, actions: true, cell: (marksheet) => <ViewMarksheetButton marksheet={marksheet} /> },
];

/** The session is 'start - end'. */
function sessionDates(session: string | undefined): string[] {
  return (session || '-').replaceAll(' - ', ' -\n').split('\n');
}

const marksheetFilters: readonly Filter<Marksheet>[] = [courseRowFilter, statusFilter([verified, unverified], getStatus)];

function ViewMarksheetButton({ marksheet: { certificateNo, student, course } }: { marksheet: Marksheet }) {
  const { isPending, openDocument } = useOpenMarksheet();
  const handleClick = () => {
    if (!student?._id || !course?._id) return toasts.error(common.fillAllRequiredFields);
    openDocument({ studentId: student._id, courseId: course._id });
  };
  return (
    <RowButton
      covers
      icon={<EyeIcon />}
      label={text.view}
      name={text.viewMarksheet(certificateNo)}
      pending={isPending}
      onClick={handleClick}
    />
  );
}

function PrintMarksheetsButton({ marksheets, isSelection = false }: { marksheets: readonly Marksheet[]; isSelection?: boolean }) {
  const { api } = useApi();
  return (
    <PrintDocumentsButton
      noun={text.marksheetNoun}
      items={marksheets.map(toItem)}
      isSelection={isSelection}
      fetchDocument={api.findMarksheet}
    />
  );
}

function toItem({ certificateNo, student, course }: Marksheet): DocumentItem<FindMarksheetInput> {
  return {
    label: [student?.fullName || text.deletedStudent, certificateNo].filter(Boolean).join(', '),
    input: student?._id && course?._id ? { studentId: student._id, courseId: course._id } : undefined,
  };
}
