import type { ListMarksheetsResponse, Marksheet } from '@institute/sdk';
import { useListMarksheets } from '@institute/sdk/react';
import { useViewer } from '../../session/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { marksheetColumns } from './marksheet-columns.tsx';
import { marksheetFilters } from './marksheet-filters.ts';

/** All marksheets that the signed-in operator has created. */
export function MarksheetsPage() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this page after the profile has loaded.
  if (viewer.status !== 'success') return null;
  return (
    <ListPage
      title="Marksheet List"
      create={{ to: '/franchise/create-marksheet', label: 'Create Marksheet' }}
      actions={
        <ButtonLink to="/franchise/batch-marksheets" variant="outline">
          Marksheets for a batch
        </ButtonLink>
      }
    >
      <MarksheetList userId={viewer.user._id} />
    </ListPage>
  );
}

function MarksheetList({ userId }: { userId: string }) {
  return (
    <DataList
      caption="Marksheet List"
      query={useListMarksheets({ userId })}
      select={selectMarksheets}
      columns={marksheetColumns}
      getRowId={getId}
      getSearchText={getSearchText}
      searchHint="By certificate no, roll no or name"
      filters={marksheetFilters}
      fileName="marksheets.csv"
      empty="There is no marksheet created yet for any student"
    />
  );
}

const selectMarksheets = ({ marksheets }: ListMarksheetsResponse) => marksheets;
const getId = ({ _id }: Marksheet) => _id;
// The line breaks keep a search from matching across fields.
const getSearchText = ({ certificateNo, student }: Marksheet) => [certificateNo, student?.rollNo, student?.fullName].join('\n');
