import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { SdkError } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import * as common from '#text/common.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorState } from '#ui/empty-state.tsx';
import { BackLink, type BackLinkProps } from '#ui/page/back-link.tsx';
import { PageBody, PageTitle } from '#ui/page/page.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';
import { RetryButton } from '#ui/retry-button.tsx';

interface RecordPageProps<Response, Row> {
  query: UseQueryResult<Response, SdkError>;
  find: (response: Response) => Row | undefined;
  list: BackLinkProps;
  /** The heading until the record has loaded. */
  title: string;
  texts: { failed: string; notFound: string; notFoundText: string };
  children: (record: Row) => ReactNode;
}

/** The page of a record, which it finds in the list of all records. */
export function RecordPage<Response, Row>({ query, find, list, title, texts, children }: RecordPageProps<Response, Row>) {
  const { data, isFetched, isFetching, refetch } = query;
  const record = data && find(data);
  // A record that was created a moment ago is in the list that is being fetched.
  if (data && !record && !isFetching) {
    return (
      <NotFound title={texts.notFound} text={texts.notFoundText}>
        <ButtonLink to={list.to}>{list.label}</ButtonLink>
      </NotFound>
    );
  }
  return (
    <PageBody>
      <BackLink {...list} />
      {record ? (
        children(record)
      ) : (
        <>
          <PageTitle mb="6">{title}</PageTitle>
          {isFetched && !data ? (
            <ErrorState text={texts.failed} pending={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Box aria-busy>
              <Skeleton height="320px" />
            </Box>
          )}
        </>
      )}
    </PageBody>
  );
}

interface NotFoundProps {
  title: string;
  text: string;
  /** The link to the list of the records, or to another page that helps. */
  children: ReactNode;
}

export function NotFound({ title, text, children }: NotFoundProps) {
  const actions = (
    <>
      {children}
      <ButtonLink to="/" variant="outline">
        {common.goToHomepage}
      </ButtonLink>
    </>
  );
  return <StatusPage title={title} text={text} illustration="signpost" actions={actions} />;
}

export function RecordTasks({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Grid as="section" aria-labelledby={id} gap="3">
      <Heading id={id} textStyle="lg">
        {title}
      </Heading>
      <Flex wrap="wrap" gap="2">
        {children}
      </Flex>
    </Grid>
  );
}

interface RecordSectionProps {
  title: string;
  query: UseQueryResult<unknown, SdkError>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** A list of records in a section of a page, which loads on its own. */
export function RecordSection({ title, query: { data, isFetched, isFetching, refetch }, isEmpty, empty, children }: RecordSectionProps) {
  const id = useId();
  const isPending = !data && !isFetched;
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      aria-busy={isPending || undefined}
      p={{ base: '5', md: '6' }}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      gap="3"
    >
      <Heading id={id} textStyle="lg">
        {title}
      </Heading>
      {isPending && <Skeleton height="48px" />}
      {!isPending && !data && (
        <>
          <p>{common.listNotLoaded}</p>
          <RetryButton label={common.retryLoading(title)} pending={isFetching} onRetry={() => void refetch()} />
        </>
      )}
      {data !== undefined && isEmpty && <Text color="fg.muted">{empty}</Text>}
      {data !== undefined && !isEmpty && <ul>{children}</ul>}
    </Grid>
  );
}
