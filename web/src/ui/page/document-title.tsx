import { title } from '../../lib/head.ts';
import { useHydrated } from '../../lib/hydration.tsx';

/** Names the document as long as it is shown, over the title of the route: React puts the newest title first. HTML has but one. */
export function DocumentTitle({ page }: { page: string }) {
  return useHydrated() && <title>{title(page)}</title>;
}
