import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useApp } from '../app-context.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { StatePage } from '../ui/state-page.tsx';
import { PageOutOfReach } from './stay-offline.ts';

/** What is left when a page cannot be drawn. The way home reloads, because the router itself may be broken. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const { queryClient } = useApp();
  const retry = () => {
    // What the page could not draw may be what it was given.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const outOfReach = error instanceof PageOutOfReach;
  return (
    <StatePage
      title={outOfReach ? 'This page could not be loaded' : 'Unexpected Application Error!'}
      text={
        outOfReach
          ? 'You seem to be offline. Try again when you are connected.'
          : 'Something went wrong on this page. Nothing that you have saved is lost.'
      }
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <ButtonLink to="/" reloadDocument={!outOfReach} variant="outline">
            Go To Homepage
          </ButtonLink>
        </>
      }
    />
  );
}
