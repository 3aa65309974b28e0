import type { ListMarksheetsResponse, Marksheet } from '@institute/sdk';
import { useListMarksheets } from '@institute/sdk/react';
import { useViewer } from '../../session/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-table.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { useBatchFilter } from '../batches/fields/use-batch-filter.ts';
import { marksheetColumns } from './marksheet-columns.tsx';
import { marksheetFilters } from './marksheet-filters.ts';
import { PrintMarksheetsButton } from './print-marksheets-button.tsx';

/** All marksheets that the signed-in operator has created. */
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
      title="Marksheet List"
      create={{ to: '/franchise/create-marksheet', label: 'Create Marksheet' }}
      actions={
        <>
          <PrintMarksheetsButton marksheets={marksheets.data?.marksheets ?? []} />
          <ButtonLink to="/franchise/batch-marksheets" variant="outline">
            Marksheets for a batch
          </ButtonLink>
        </>
      }
    >
      <DataList
        caption="Marksheet List"
        query={marksheets}
        select={selectMarksheets}
        columns={marksheetColumns}
        getRowId={getId}
        getSearchText={getSearchText}
        searchHint="By certificate no, roll no or name"
        {...batchFilter}
        fileName="marksheets.csv"
        selectionActions={printSelected}
        empty="There is no marksheet created yet for any student"
        emptyIllustration="certificates"
        emptyAction={<ButtonLink to="/franchise/create-marksheet">Make your first marksheet</ButtonLink>}
      />
    </ListPage>
  );
}

const selectMarksheets = ({ marksheets }: ListMarksheetsResponse) => marksheets;
const printSelected = (marksheets: readonly Marksheet[]) => <PrintMarksheetsButton marksheets={marksheets} isSelection />;
const getId = ({ _id }: Marksheet) => _id;
// The line breaks keep a search from matching across fields.
const getSearchText = ({ certificateNo, student }: Marksheet) => [certificateNo, student?.rollNo, student?.fullName].join('\n');
