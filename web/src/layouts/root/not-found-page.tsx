import { ButtonLink } from '../../ui/button.tsx';
import { StatusPage } from '../../ui/page/status-page.tsx';

/** Shown for any unknown path. */
export function NotFoundPage() {
  return (
    <StatusPage
      title="Page Not Found"
      illustration="signpost"
      text="The address may be mistyped, or the page may have moved."
      actions={<ButtonLink to="/">Go To Homepage</ButtonLink>}
    />
  );
}
