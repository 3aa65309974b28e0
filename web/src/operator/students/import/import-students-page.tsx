import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import * as heads from '#text/heads.ts';
import * as text from '#text/import.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';

/** The grid, the queue and the rules of the form are as large as the pages of three lists. */
const ImportWorkspace = lazy(() => import('./import-workspace.tsx'));

export function ImportStudentsPage() {
  return (
    <PageBody>
      <PageHeader title={heads.importStudents} text={text.howToImport} />
      <Suspense fallback={<Skeleton aria-busy height="484px" />}>
        <ImportWorkspace />
      </Suspense>
    </PageBody>
  );
}
