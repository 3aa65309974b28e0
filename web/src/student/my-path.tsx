import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { List } from '@chakra-ui/react/list';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useApi } from '@institute/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { isNoCertificate } from '#documents/fetch-document.ts';
import * as common from '#text/common.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/profile.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { ClockIcon, PeopleIcon } from '#ui/topic-icons.tsx';

interface MyPathProps {
  name: string;
  courseId: string;
  rollNo: string | undefined;
  atCentre: boolean;
  whatComesNext: ReactNode;
}

/** The steps from a course to its certificate. A student can look up only the certificate, so the earlier steps are known only with it. */
export function MyPath({ name, courseId, rollNo = '', atCentre, whatComesNext }: MyPathProps) {
  const { api } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const summaryRef = useRef<HTMLElement>(null);
  // The certificate itself holds personal data and is not cached.
  const lookup = useQuery({
    queryKey: ['hasCertificate', rollNo, courseId],
    queryFn: () =>
      api.findResult({ rollNo, courseId }).then(
        () => true,
        (error: unknown) => (isNoCertificate(error) ? false : Promise.reject(error)),
      ),
    enabled: isOpen && rollNo !== '',
  });
  const { data: hasCertificate, isFetching } = lookup;
  const found = hasCertificate ? text.certificateReady : text.certificateAhead;
  const unknown = isFetching ? text.looking : lookup.error && text.notChecked;
  const status = rollNo === '' ? text.noStudentId : hasCertificate === undefined ? unknown : found;
  return (
    <chakra.details flexBasis="100%" textStyle="sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <chakra.summary
        ref={summaryRef}
        aria-label={text.myPathTo(name)}
        minHeight="6"
        width="fit-content"
        fontWeight="600"
        color="fg.brand"
        cursor="pointer"
      >
        {text.myPath}
      </chakra.summary>
      <List.Root as="ol" variant="plain" gap="3" mt="3" mb="4">
        <Step isDone name={common.course}>
          <span>{text.courseBought}</span>
          {!hasCertificate && <span>{whatComesNext}</span>}
        </Step>
        <Step isDone={hasCertificate} name={text.exam}>
          <span key={String(hasCertificate)}>{hasCertificate ? text.examPassed : text.examAhead}</span>
        </Step>
        <Step name={heads.marksheet}>{text.askForMarksheet}</Step>
        <Step isDone={hasCertificate} name={heads.certificate}>
          {/* A new text replaces the element, because a translation in the browser has moved its text nodes. */}
          <span role="status">{status && <span key={status}>{status}</span>}</span>
          {lookup.isFetched && hasCertificate === undefined && (
            <RetryButton label={text.lookAgain} fallbackFocusRef={summaryRef} pending={isFetching} onRetry={() => void lookup.refetch()} />
          )}
        </Step>
      </List.Root>
      <Text color="fg.muted">
        {(atCentre ? text.somethingMissing : text.somethingMissingOnline)((label) => (
          <TextLink to="/contact-us">{label}</TextLink>
        ))}
      </Text>
    </chakra.details>
  );
}

interface StepProps {
  /** Left out if it is not known. */
  isDone?: boolean;
  name: string;
  children: ReactNode;
}

function Step({ isDone, name, children }: StepProps) {
  const Icon = isDone === undefined ? PeopleIcon : isDone ? CheckIcon : ClockIcon;
  return (
    <List.Item>
      <List.Indicator color={isDone ? 'success.fg' : 'fg.muted'}>
        <Icon />
        {isDone !== undefined && <VisuallyHidden key={String(isDone)}>{isDone ? text.done : text.ahead}</VisuallyHidden>}
      </List.Indicator>
      <Grid minWidth="0" gap="1">
        <Box fontWeight="600">{name}</Box>
        {children}
      </Grid>
    </List.Item>
  );
}
