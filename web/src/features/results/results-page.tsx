import type { ListResultsResponse, Result } from '@institute/sdk';
import { useListResults } from '@institute/sdk/react';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-table.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { useBatchFilter } from '../batches/fields/use-batch-filter.ts';
import { PrintCertificatesButton } from './print-certificates-button.tsx';
import { resultColumns } from './result-columns.tsx';
import { resultFilters } from './result-filters.ts';
import { ViewResultButton } from './view-result-button.tsx';

const columns = [...resultColumns, { header: 'Actions', actions: true, cell: (result: Result) => <ViewResultButton result={result} /> }];

/** All results of the centre. */
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
        columns={columns}
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
