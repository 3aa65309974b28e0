import type { Exam, ListExamsResponse } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { examColumns } from './exam-columns.tsx';
import { useBatchTitle } from './use-batch-title.ts';

/** All exams of the centre. */
export function ExamsPage() {
  const getBatchTitle = useBatchTitle();
  return (
    <ListPage title="Exam List" create={{ to: '/franchise/create-exam', label: 'Create Exam' }}>
      <DataList
        caption="Exam List"
        query={useListExams()}
        select={selectExams}
        columns={examColumns(getBatchTitle)}
        getRowId={({ _id }) => _id}
        getSearchText={getTitle}
        searchHint="By title"
        empty="There is no exam created yet"
      />
    </ListPage>
  );
}

const selectExams = ({ hallTickets }: ListExamsResponse) => hallTickets;
const getTitle = ({ title }: Exam) => title;
