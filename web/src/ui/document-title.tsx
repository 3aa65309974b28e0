import { title } from '../head.ts';

/** Names the document as long as it is shown, over the title of the route: React puts the newest title first. */
export function DocumentTitle({ page }: { page: string }) {
  return <title>{title(page)}</title>;
}
