import type { Exam, ListExamsAnswer } from '@institute/sdk';
import { useApi } from '../../lib/use-api.ts';
import { DataList } from '../../ui/data-table/data-list.tsx';
import { ListPage } from '../../ui/page/list-page.tsx';
import { examColumns } from './exam-columns.tsx';
import { useBatchTitle } from './use-batch-title.ts';

/** The exams of the centre. */
export function ExamsPage() {
  const { queries } = useApi();
  const batchTitle = useBatchTitle();
  return (
    <ListPage title="Exam List" create={{ to: '/franchise/create-exam', label: 'Create Exam' }}>
      <DataList
        caption="Exam List"
        read={queries.listExams()}
        rowsOf={examsOf}
        columns={examColumns(batchTitle)}
        idOf={({ _id }) => _id}
        textOf={titleOf}
        searchHint="By title"
        empty="There is no exam created yet"
      />
    </ListPage>
  );
}

const examsOf = ({ hallTickets }: ListExamsAnswer) => hallTickets;
const titleOf = ({ title }: Exam) => title;
