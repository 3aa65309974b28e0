import type { ListStudentsResponse, Student } from '@institute/sdk';
import { useListBatches, useListStudents } from '@institute/sdk/react';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneLink } from '#ui/contact-link.tsx';
import { type Column, createdColumn, textColumn } from '#ui/data-table/columns.tsx';
import { DataList } from '#ui/data-table/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/links.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { ListPage } from '#ui/page/list-page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';

/** A batch of the centre with its students. */
export function BatchPage({ id }: { id: string }) {
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListBatches());
  const batch = data?.batches.find(({ _id }) => _id === id);
  const students = useListStudents({ batchId: id }, { enabled: batch !== undefined });
  if (data && !batch) return <BatchNotFound />;
  return (
    <ListPage title={batch?.title || 'Batch'} text={batch?.time}>
      {batch && <DocumentTitle page={batch.title || 'Batch'} />}
      <Box mb="5" _print={{ display: 'none' }}>
        <TextLink to="/franchise/batches">All Batches</TextLink>
      </Box>
      {isFetched && !data ? (
        <ErrorState text="The batch could not be loaded." pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataList
          caption="Students of the batch"
          query={students}
          select={selectStudents}
          columns={studentColumns}
          getRowId={getId}
          getSearchText={getSearchText}
          searchHint="name, phone or Student Id"
          fileName="batch-students.csv"
          empty="There is no student in this batch yet"
          emptyIllustration="students"
          emptyAction={<ButtonLink to="/franchise/create-student">Create Student</ButtonLink>}
        />
      )}
    </ListPage>
  );
}

const selectStudents = ({ users }: ListStudentsResponse) => users;
const getId = ({ _id }: Student) => _id;
const getSearchText = ({ fullName, phone, rollNo }: Student) => [fullName, phone, rollNo].join('\n');

const studentColumns: readonly Column<Student>[] = [
  textColumn('Student Name', ({ fullName }) => fullName, { id: 'name', minWidth: 112 }),
  textColumn('Student Id', ({ rollNo }) => rollNo, { minWidth: 104, unbroken: true }),
  { header: 'Phone', minWidth: 100, cell: ({ phone }) => <PhoneLink phone={phone} />, text: ({ phone }) => String(phone ?? '') },
  createdColumn,
];

function BatchNotFound() {
  return (
    <StatusPage
      title="Batch not found"
      illustration="signpost"
      text="This batch is not one of your centre’s. It may have been deleted."
      actions={
        <>
          <ButtonLink to="/franchise/batches">All Batches</ButtonLink>
          <ButtonLink to="/" variant="outline">
            Go To Homepage
          </ButtonLink>
        </>
      }
    />
  );
}
