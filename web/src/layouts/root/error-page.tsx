import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { OfflineNavigationError } from '#lib/offline-navigation.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';

const unexpectedError = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Your saved data is safe.',
};
const offlineError = { title: 'This page could not be loaded', text: 'You seem to be offline. Try again when you are connected.' };
const chunkError = {
  title: unexpectedError.title,
  text: 'This page could not be loaded. The website may have just been updated. Please try again.',
};

/** Shown if a page throws. The link home reloads the document, because the router itself may be broken. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const handleRetry = () => {
    // Cached data may be what the page could not render.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const isOffline = error instanceof OfflineNavigationError;
  const isMissingChunk = isChunkLoadError(error);
  const { title, text } = isOffline ? offlineError : isMissingChunk ? chunkError : unexpectedError;
  return (
    <StatusPage
      title={title}
      text={text}
      actions={
        <>
          {/* Browsers cache a failed dynamic import until the document is reloaded. */}
          <Button onClick={isMissingChunk ? () => location.reload() : handleRetry}>Retry</Button>
          <ButtonLink to="/" reloadDocument={!isOffline} variant="outline">
            Go To Homepage
          </ButtonLink>
        </>
      }
    />
  );
}

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

/** Messages of the browsers for a failed dynamic import. */
const messages = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
];

/** True if a chunk is missing on the server, as after a deployment. The router has already reloaded the page once by then. */
function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => error.message.startsWith(message));
}
