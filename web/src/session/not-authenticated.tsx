import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Box } from '../ui/box.ts';
import { ButtonLink } from '../ui/button.tsx';
import { StatusPage } from '../ui/page/status-page.tsx';
import { useSessionStore } from './session-context.ts';
import { useCountdown } from './use-countdown.ts';

const seconds = 5;

/** Replaces a guarded page for guests. The URL stays, so that login can return to it. */
export function NotAuthenticated() {
  const session = useSessionStore();
  const navigate = useNavigate();
  useEffect(() => {
    // The page that it replaces may have been scrolled down. In braces, because React would call a returned value as cleanup.
    scrollTo(0, 0);
  }, []);
  const redirect = useLocation({ select: ({ href }) => href });
  const secondsLeft = useCountdown(seconds, () => {
    // Another tab may have signed in while this one was frozen. Then the guard shows the page again.
    if (session.sync()) return;
    void navigate({ to: '/login', search: { redirect }, replace: true });
  });
  return (
    <StatusPage
      title="Please sign in first"
      illustration="lock"
      text="You need to sign in to see this page. You will be taken to the login page in a moment."
      actions={
        <>
          <ButtonLink to="/login" search={{ redirect }}>
            Login now
          </ButtonLink>
          <ButtonLink to="/" variant="outline">
            Homepage
          </ButtonLink>
        </>
      }
    >
      <Box textStyle="2xl" fontWeight="700" color="fg.brand" aria-hidden data-countdown>
        {secondsLeft}
      </Box>
      {/* Announced at the start and at the end, not every second. */}
      <div className="sr-only" role="status">
        {secondsLeft > 0 ? `You will be taken to the login page in ${seconds} seconds.` : 'Taking you to the login page.'}
      </div>
    </StatusPage>
  );
}
