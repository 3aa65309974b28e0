import { createFileRoute } from '@tanstack/react-router';
import { BatchPage } from '#operator/batches/batch-page.tsx';
import * as text from '#text/heads.ts';
import { listRoute } from './-list-route.ts';

export const Route = createFileRoute('/_operator/franchise/batches_/$id')({
  ...listRoute({
    title: text.batch,
    description: text.batchDescription,
    loader: () => undefined,
  }),
  loader: ({ context: { prefetch, queries }, params: { id } }) =>
    Promise.all([
      prefetch(queries.listBatches()),
      prefetch(queries.listStudents({ batchId: id })),
      prefetch(queries.listCourses()),
      prefetch(queries.listExams()),
    ]),
  // Another batch is another page: no open dialog and no selection carries over to it.
  remountDeps: ({ params }) => params,
  component: BatchRoute,
});

function BatchRoute() {
  const { id } = Route.useParams();
  return <BatchPage id={id} />;
}
