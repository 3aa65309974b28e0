import { useListStudents } from '@institute/sdk/react';
import { useDeferredQuery } from '#lib/use-deferred-query.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { TextLink } from '#ui/links.tsx';
import { DocumentTitle } from '#ui/page/document-head.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StudentDetailsList } from './student-details-dialog.tsx';
import { StudentTasks } from './student-tasks.tsx';

/** A student of the centre, and what can be done for the student. */
export function StudentPage({ id }: { id: string }) {
  const { data, isFetched, isFetching, refetch } = useDeferredQuery(useListStudents());
  const student = data?.users.find(({ _id }) => _id === id);
  if (data && !student) return <StudentNotFound />;
  return (
    <PageBody>
      <PageHeader title={student?.fullName || 'Student'} text={student?.rollNo} />
      {student && <DocumentTitle page={student.fullName || 'Student'} />}
      <Box mb="5" _print={{ display: 'none' }}>
        <TextLink to="/franchise/student-management">Student List</TextLink>
      </Box>
      {student ? (
        <Card display="grid" gap="6">
          <StudentTasks student={student} onLeave={() => {}} />
          <StudentDetailsList student={student} />
        </Card>
      ) : isFetched ? (
        <ErrorState text="The student could not be loaded." pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </PageBody>
  );
}

function StudentNotFound() {
  return (
    <StatusPage
      title="Student not found"
      illustration="signpost"
      text="This student is not one of your centre’s. The address may be mistyped."
      actions={
        <>
          <ButtonLink to="/franchise/student-management">Student List</ButtonLink>
          <ButtonLink to="/" variant="outline">
            Go To Homepage
          </ButtonLink>
        </>
      }
    />
  );
}
