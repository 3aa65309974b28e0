import type { ListResultsAnswer, Result } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { resultColumns } from './result-columns.tsx';
import { ViewResult } from './view-result.tsx';

const columns = [...resultColumns, { header: 'Actions', cell: (result: Result) => <ViewResult result={result} /> }];

/** Every result that the centre has sent in. */
export function ResultsPage() {
  const { queries } = useApi();
  return (
    <ListPage title="Student Results" create={{ to: '/franchise/create-result', label: 'Create Result' }}>
      <DataList
        caption="Student Results"
        read={queries.listResults()}
        rowsOf={resultsOf}
        columns={columns}
        idOf={({ _id }) => _id}
        textOf={studentName}
        searchHint="By student name"
        empty="There is no result added yet"
      />
    </ListPage>
  );
}

const resultsOf = ({ results }: ListResultsAnswer) => results;
const studentName = ({ student }: Result) => student?.fullName ?? '';
