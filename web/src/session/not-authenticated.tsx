import { Box } from '@chakra-ui/react/box';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { StatePage } from '../ui/page/status-page.tsx';
import { useSessionStore } from './session-context.ts';
import { useCountdown } from './use-countdown.ts';

const seconds = 5;

/** Stands in the place of a signed-in-only page; its address stays, to return to it. */
export function NotAuthenticated() {
  const session = useSessionStore();
  const navigate = useNavigate();
  useEffect(() => {
    // It may come in the place of a page that was scrolled down. Of what a browser answers, nothing is to be cleaned up.
    scrollTo(0, 0);
  }, []);
  const redirect = useLocation({ select: ({ href }) => href });
  const left = useCountdown(seconds, () => {
    session.signOut();
    void navigate({ to: '/login', search: { redirect }, replace: true });
  });
  return (
    <StatePage
      title="Please sign in first"
      text="This page belongs to a signed-in person. You will be taken to the login page in a moment."
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
        {left}
      </Box>
      {/* Spoken at the start and at the end, not every second. */}
      <Box srOnly role="status">
        {left > 0 ? `You will be taken to the login page in ${seconds} seconds.` : 'Taking you to the login page.'}
      </Box>
    </StatePage>
  );
}
