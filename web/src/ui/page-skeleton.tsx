import { PageBody } from './container.tsx';
import { DocumentTitle } from './document-title.tsx';
import { PageHeader } from './page-header.tsx';
import { Skeleton } from './skeleton.tsx';

/** A page that waits for the profile before it knows what to show. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <PageBody aria-busy>
      <DocumentTitle page={title} />
      <PageHeader title={title} />
      <Skeleton height="192px" />
    </PageBody>
  );
}
