import type { ListMarksheetsAnswer, Marksheet } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { useViewer } from '../../session/viewer.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { marksheetColumns } from './marksheet-columns.tsx';

/** The marksheets that the signed-in operator has created. */
export function MarksheetsPage() {
  const { queries } = useApi();
  const viewer = useViewer();
  // The guard of the area shows nothing before the profile is there.
  if (viewer.status !== 'ready') return null;
  return (
    <ListPage title="Marksheet List" create={{ to: '/franchise/create-marksheet', label: 'Create Marksheet' }}>
      <DataList
        caption="Marksheet List"
        read={queries.listMarksheets({ userId: viewer.user._id })}
        rowsOf={marksheetsOf}
        columns={marksheetColumns}
        idOf={({ _id }) => _id}
        textOf={searchedTextOf}
        searchHint="By certificate no, roll no or name"
        empty="There is no marksheet created yet for any student"
      />
    </ListPage>
  );
}

const marksheetsOf = ({ marksheets }: ListMarksheetsAnswer) => marksheets;
// A line between them, so that nothing is found by the end of one and the start of the next.
const searchedTextOf = ({ certificateNo, student }: Marksheet) => [certificateNo, student?.rollNo, student?.fullName].join('\n');
