import { chakra } from '@chakra-ui/react/styled-system';
import type { FindResultInput, SdkError } from '@institute/sdk';
import { useApi } from '@institute/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { isNoCertificate } from '#centre/documents/no-certificate.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/my-path.tsx';
import { recipe } from '#theme/system.ts';
import { Box, Flex } from '#ui/box.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { ClockIcon, PeopleIcon } from '#ui/topic-icons.tsx';

interface MyPathProps {
  name: string;
  courseId: string;
  rollNo: string | undefined;
}

/** The steps from a course to its certificate. Only the certificate can be looked up by a student, so what comes before it is known with it. */
export function MyPath({ name, courseId, rollNo }: MyPathProps) {
  const { data: hasCertificate, isPending, error, mutate } = useHasCertificate();
  const [hasFailed, setHasFailed] = useState(false);
  const summaryRef = useRef<HTMLElement>(null);
  const lookUp = () => rollNo && !isPending && mutate({ rollNo, courseId }, { onError: () => setHasFailed(true) });
  const isDone = hasCertificate === true;
  const found = hasCertificate === undefined ? undefined : isDone ? text.certificateReady : text.certificateAhead;
  const status = rollNo ? (isPending && text.looking) || (error && text.notChecked) || found : text.noStudentId;
  return (
    <Details onToggle={({ currentTarget }) => currentTarget.open && hasCertificate === undefined && lookUp()}>
      <summary ref={summaryRef} aria-label={text.myPathTo(name)}>
        {text.myPath}
      </summary>
      <ol>
        <Step isDone name={common.course}>
          {text.courseBought}
        </Step>
        <Step isDone={isDone} name={text.exam}>
          <span key={String(isDone)}>{isDone ? text.examPassed : text.examAhead}</span>
        </Step>
        <Step name={heads.marksheet}>{text.askForMarksheet}</Step>
        <Step isDone={isDone} name={heads.certificate}>
          {/* A new text replaces the element, because a translation in the browser has moved its text nodes. */}
          <span role="status">{status && <span key={status}>{status}</span>}</span>
          {hasFailed && hasCertificate === undefined && (
            <RetryButton label={text.lookAgain} fallbackFocusRef={summaryRef} pending={isPending} onRetry={lookUp} />
          )}
        </Step>
      </ol>
      <p>
        {text.somethingMissing((label) => (
          <TextLink to="/contact-us">{label}</TextLink>
        ))}
      </p>
    </Details>
  );
}

/** A mutation, because a certificate holds personal data and is not cached. */
function useHasCertificate() {
  const { api } = useApi();
  return useMutation<boolean, SdkError, FindResultInput>({
    meta: { quiet: true },
    mutationFn: async (input) => {
      try {
        await api.findResult(input);
        return true;
      } catch (error) {
        if (isNoCertificate(error)) return false;
        throw error;
      }
    },
  });
}

interface StepProps {
  /** Left out where no student can look it up. */
  isDone?: boolean;
  name: string;
  children: ReactNode;
}

function Step({ isDone, name, children }: StepProps) {
  const Icon = isDone === undefined ? PeopleIcon : isDone ? CheckIcon : ClockIcon;
  return (
    <Flex as="li" gap="3">
      <Box color={isDone ? 'success.fg' : 'fg.muted'} flexShrink="0">
        <Icon />
        {isDone !== undefined && (
          <span key={String(isDone)} className="sr-only">
            {isDone ? text.done : text.ahead}
          </span>
        )}
      </Box>
      <Box minWidth="0" display="grid" gap="1">
        <Box fontWeight="600">{name}</Box>
        {children}
      </Box>
    </Flex>
  );
}

const Details = chakra(
  'details',
  recipe({
    base: {
      flexBasis: '100%',
      textStyle: 'sm',
      '& > summary': { minHeight: '6', width: 'fit-content', fontWeight: '600', color: 'fg.brand', cursor: 'pointer' },
      '& > ol': { display: 'grid', gap: '3', mt: '3', mb: '4' },
      '& > p': { color: 'fg.muted' },
    },
  }),
);
