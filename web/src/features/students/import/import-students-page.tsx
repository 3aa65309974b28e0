import { lazy, Suspense } from 'react';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The grid, the run and the rules of the form are as large as the pages of three lists. */
const ImportWorkspace = lazy(() => import('./import-workspace.tsx'));

const text = 'Create many students from a table. All fields except State are required. We create a password if the table has none.';

export function ImportStudentsPage() {
  return (
    <PageBody>
      <PageHeader title="Import Students" text={text} />
      <Suspense fallback={<WorkspaceSkeleton />}>
        <ImportWorkspace />
      </Suspense>
    </PageBody>
  );
}

function WorkspaceSkeleton() {
  return (
    <div aria-busy>
      <Skeleton height="484px" />
    </div>
  );
}
