import type { ListResultsResponse, Result } from '@institute/sdk';
import { useListResults } from '@institute/sdk/react';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { resultColumns } from './result-columns.tsx';
import { ViewResultButton } from './view-result-button.tsx';

const columns = [...resultColumns, { header: 'Actions', cell: (result: Result) => <ViewResultButton result={result} /> }];

/** All results of the centre. */
export function ResultsPage() {
  return (
    <ListPage title="Student Results" create={{ to: '/franchise/create-result', label: 'Create Result' }}>
      <DataList
        caption="Student Results"
        query={useListResults()}
        select={selectResults}
        columns={columns}
        getRowId={({ _id }) => _id}
        getSearchText={getStudentName}
        searchHint="By student name"
        empty="There is no result added yet"
      />
    </ListPage>
  );
}

const selectResults = ({ results }: ListResultsResponse) => results;
const getStudentName = ({ student }: Result) => student?.fullName ?? '';
