import type { Exam, ListExamsResponse } from '@institute/sdk';
import { useListExams } from '@institute/sdk/react';
import { useMemo } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-table/data-table.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { examColumns } from './exam-columns.tsx';
import { examFilters } from './exam-filters.ts';
import { useBatchTitle } from './use-batch-title.ts';

/** All exams of the centre. */
export function ExamsPage() {
  const getBatchTitle = useBatchTitle();
  const columns = useMemo(() => examColumns(getBatchTitle), [getBatchTitle]);
  const filters = useMemo(() => examFilters(getBatchTitle), [getBatchTitle]);
  return (
    <ListPage title="Exam List" create={{ to: '/franchise/create-exam', label: 'Create Exam' }}>
      <DataList
        caption="Exam List"
        query={useListExams()}
        select={selectExams}
        columns={columns}
        getRowId={getId}
        getSearchText={getTitle}
        searchHint="By title"
        filters={filters}
        fileName="exams.csv"
        empty="There is no exam created yet"
        emptyIllustration="exams"
        emptyAction={<ButtonLink to="/franchise/create-exam">Plan your first exam</ButtonLink>}
      />
    </ListPage>
  );
}

const selectExams = ({ hallTickets }: ListExamsResponse) => hallTickets;
const getId = ({ _id }: Exam) => _id;
const getTitle = ({ title }: Exam) => title;
