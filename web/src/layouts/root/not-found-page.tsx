import { ButtonLink } from '../../ui/button.tsx';
import { StatePage } from '../../ui/page/status-page.tsx';

/** Any unknown path. */
export function NotFoundPage() {
  return (
    <StatePage
      title="Page Not Found"
      text="The address may be mistyped, or the page may have moved."
      actions={<ButtonLink to="/">Go To Homepage</ButtonLink>}
    />
  );
}
