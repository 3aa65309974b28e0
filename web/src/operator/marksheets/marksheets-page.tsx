import { Link } from '@chakra-ui/react/link';
import { Spinner } from '@chakra-ui/react/spinner';
import type { FindMarksheetInput, ListMarksheetsResponse, Marksheet } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useOpenMarksheet } from '#documents/fetch-document.ts';
import { type DocumentItem, PrintDocumentsButton } from '#documents/print-documents-dialog.tsx';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/marksheets.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { CellText, type Column, RowButton, TwoLines, textColumn } from '../lists/columns.tsx';
import { QueryTable } from '../lists/data-table.tsx';
import type { Filter } from '../lists/filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import {
  courseColumn,
  courseRowFilter,
  createdColumn,
  statusColumn,
  statusFilter,
  studentColumn,
  useBatchFilter,
} from '../lists/record-columns.tsx';
import { marksheetStatuses } from '../records/record-status.tsx';
import { useOwnMarksheets } from '../records/student-state.ts';

export function MarksheetsPage() {
  const marksheets = useOwnMarksheets();
  const batchFilter = useBatchFilter(marksheetFilters);
  return (
    <ListPage
      title={heads.marksheetList}
      create={{ to: '/franchise/create-marksheet', label: heads.createMarksheet }}
      actions={
        <>
          {marksheets.data?.marksheets.length ? <PrintMarksheetsButton marksheets={marksheets.data.marksheets} /> : null}
          <ButtonLink to="/franchise/batch-marksheets" variant="outline">
            {heads.marksheetsForBatch}
          </ButtonLink>
        </>
      }
    >
      <QueryTable
        caption={heads.marksheetList}
        query={marksheets}
        select={selectMarksheets}
        columns={marksheetColumns}
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
// The line breaks keep a search from matching across fields.
const getSearchText = ({ certificateNo, student }: Marksheet) => [certificateNo, student?.rollNo, student?.fullName].join('\n');

/** A marksheet's student and course may have been deleted. */
const marksheetColumns: readonly Column<Marksheet>[] = [
  {
    ...textColumn<Marksheet>(text.certificateNo, ({ certificateNo }) => certificateNo, { id: 'certificate-no', minWidth: 112 }),
    cell: (marksheet) => <MarksheetLink marksheet={marksheet} />,
  },
  studentColumn(common.student, { id: 'student', card: 'detail', minWidth: 96 }),
  textColumn(common.rollNo, ({ student }) => student?.rollNo, { id: 'roll-no', card: 'detail', minWidth: 104, unbroken: true }),
  courseColumn,
  {
    header: text.session,
    minWidth: 104,
    cell: ({ session }) => <TwoLines>{sessionDates(session)}</TwoLines>,
    text: ({ session }) => session ?? '',
  },
  createdColumn,
  statusColumn(marksheetStatuses),
  { header: common.actions, actions: true, cell: (marksheet) => <ViewMarksheetButton marksheet={marksheet} /> },
];

/** The session is 'start - end'. */
function sessionDates(session: string | undefined): string[] {
  return (session || '-').replaceAll(' - ', ' -\n').split('\n');
}

const marksheetFilters: readonly Filter<Marksheet>[] = [courseRowFilter, statusFilter(marksheetStatuses)];

function useViewMarksheet({ student, course }: Marksheet) {
  const { isPending, openDocument } = useOpenMarksheet();
  const view = () => {
    if (!student?._id || !course?._id) return toasts.error(common.fillAllRequiredFields);
    openDocument({ studentId: student._id, courseId: course._id });
  };
  return { isPending, view };
}

function MarksheetLink({ marksheet }: { marksheet: Marksheet }) {
  const { isPending, view } = useViewMarksheet(marksheet);
  return (
    <Link as="button" type="button" variant="plain" aria-busy={isPending || undefined} onClick={view}>
      <CellText unbroken>{marksheet.certificateNo}</CellText>
      {isPending && <Spinner />}
    </Link>
  );
}

function ViewMarksheetButton({ marksheet }: { marksheet: Marksheet }) {
  const { isPending, view } = useViewMarksheet(marksheet);
  return (
    <RowButton icon={<EyeIcon />} label={text.view} name={text.viewMarksheet(marksheet.certificateNo)} pending={isPending} onClick={view} />
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
