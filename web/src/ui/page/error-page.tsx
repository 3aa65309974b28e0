import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isOfflineNavigation } from '#lib/offline-navigation.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/site.ts';
import { Button, ButtonLink } from '../button.tsx';
import { StatusPage } from './status-page.tsx';

const unexpectedError = { title: text.unexpectedError, text: text.savedDataIsSafe };
const offlineError = { title: text.pageNotLoaded, text: text.offline };
const chunkError = { title: text.unexpectedError, text: text.maybeUpdated };

/** Shown if a page throws. The link home reloads the document, because the router itself may be broken. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const handleRetry = () => {
    // The error may come from cached data.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const isOffline = isOfflineNavigation(error);
  const isMissingChunk = isChunkLoadError(error);
  const message = isOffline ? offlineError : isMissingChunk ? chunkError : unexpectedError;
  return (
    <StatusPage
      {...message}
      actions={
        <>
          {/* Browsers cache a failed dynamic import until the document is reloaded. */}
          <Button onClick={isMissingChunk ? () => location.reload() : handleRetry}>{common.retry}</Button>
          <ButtonLink to="/" reloadDocument={!isOffline} variant="outline">
            {common.goToHomepage}
          </ButtonLink>
        </>
      }
    />
  );
}

export function NotFoundPage() {
  return (
    <StatusPage
      title={heads.pageNotFound}
      illustration="signpost"
      text={text.mistypedOrMoved}
      actions={
        <ButtonLink to="/" colorPalette="accent">
          {common.goToHomepage}
        </ButtonLink>
      }
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
