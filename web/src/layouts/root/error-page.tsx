import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isLostFile } from '../../lib/chunk-load-error.ts';
import { PageOutOfReach } from '../../lib/offline-navigation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { StatePage } from '../../ui/page/status-page.tsx';

const unexpected = {
  title: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Nothing that you have saved is lost.',
};
const offline = { title: 'This page could not be loaded', text: 'You seem to be offline. Try again when you are connected.' };
const lost = {
  title: 'This page could not be loaded',
  text: 'A part of it is missing. Our website may have been renewed at this moment: please try again.',
};

/** What is left when a page cannot be drawn. The way home reloads, because the router itself may be broken. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const retry = () => {
    // What the page could not draw may be what it was given.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const isOffline = error instanceof PageOutOfReach;
  const isLost = isLostFile(error);
  const { title, text } = isOffline ? offline : isLost ? lost : unexpected;
  return (
    <StatePage
      title={title}
      text={text}
      actions={
        <>
          {/* A browser asks for a lost script no more until the page is loaded anew. */}
          <Button onClick={isLost ? () => location.reload() : retry}>Try again</Button>
          <ButtonLink to="/" reloadDocument={!isOffline} variant="outline">
            Go To Homepage
          </ButtonLink>
        </>
      }
    />
  );
}
