import { Flex } from '@chakra-ui/react/flex';
import { useLocation } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Report } from './confirm-once.ts';

const texts = {
  confirmed: 'The institute has received this result.',
  refused: 'The institute could not accept this result.',
  known: 'The institute has this result already.',
  unanswered: 'It is not certain that this result has reached the institute.',
  'signed-out': 'Sign in, so that this result can be sent to the institute.',
};

/** How far the report to the institute has come, and what a person can do. */
export function ReportState({ report, onRetry }: { report: Report | undefined; onRetry: () => void }) {
  const redirect = useLocation({ select: ({ href }) => href });
  return (
    <Flex role="status" align="center" wrap="wrap" gap="3" bg="bg.tint" borderRadius="md" p="4" minH="72px">
      <span>{report ? texts[report.state] : 'Sending the result to the institute …'}</span>
      {!report && <Spinner aria-hidden />}
      {report?.state === 'unanswered' && (
        <Button size="sm" variant="outline" onClick={onRetry}>
          Retry
        </Button>
      )}
      {report?.state === 'signed-out' && (
        <ButtonLink size="sm" to="/login" search={{ redirect }}>
          Sign In
        </ButtonLink>
      )}
    </Flex>
  );
}
