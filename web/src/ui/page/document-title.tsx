import { documentTitle } from '../../lib/head.ts';
import { useHydrated } from '../../lib/hydration.tsx';

/** Sets the document title while mounted. It overrides the title of the route, because React puts the newest title first. */
export function DocumentTitle({ page }: { page: string }) {
  return useHydrated() && <title>{documentTitle(page)}</title>;
}
