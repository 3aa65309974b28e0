import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Link } from '@chakra-ui/react/link';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import type { ListTransactionsResponse, Transaction } from '@institute/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { brand } from '#lib/brand.ts';
import { longMoment } from '#lib/dates.ts';
import { rupees } from '#lib/format.ts';
import { compareNaturally } from '#lib/natural-order.ts';
import * as text from '#text/wallet.ts';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { isUnverified, paymentStatuses, RecordStatus } from '../records/record-status.tsx';

const count = 3;

interface LatestRequestsProps {
  query: UseQueryResult<ListTransactionsResponse>;
  /** The transaction id of the request that was just sent. */
  sentId: string | undefined;
}

/** The last payments that the operator has reported. The payment that was just sent is marked and in view. */
export function LatestRequests({ query, sentId }: LatestRequestsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <Card.Root as="section" aria-labelledby="latest-requests" mt="6">
      <Card.Body>
        <Flex wrap="wrap" align="baseline" justify="space-between" gap="2">
          <Heading id="latest-requests" ref={headingRef} tabIndex={-1} textStyle="lg">
            {text.lastRequests}
          </Heading>
          <TextLink to="/franchise/wallet" textStyle="sm">
            {text.allTransactions}
          </TextLink>
        </Flex>
        <Box mt="2" minHeight="12" aria-busy={query.isPending || undefined}>
          {renderContent()}
        </Box>
      </Card.Body>
    </Card.Root>
  );

  function renderContent() {
    if (query.data) return <RequestList transactions={query.data.transactions} sentId={sentId} />;
    if (query.isPending) return <Skeleton mt="4" height="24" />;
    return (
      <Flex wrap="wrap" align="center" gap="3" color="fg.muted">
        <p>{text.requestsFailed}</p>
        <RetryButton pending={query.isFetching} onRetry={() => void query.refetch()} fallbackFocusRef={headingRef} />
      </Flex>
    );
  }
}

function RequestList({ transactions, sentId }: { transactions: readonly Transaction[]; sentId: string | undefined }) {
  const latest = [...transactions].sort((a, b) => compareNaturally(b.createdAt ?? '', a.createdAt ?? '')).slice(0, count);
  const isLate = transactions.some((payment) => isUnverified(payment) && isOlderThanADay(payment));
  const sentRef = useRef<HTMLDivElement>(null);
  const sent = sentId && latest.find(({ txnId }) => txnId === sentId)?._id;
  useEffect(() => {
    if (sent) sentRef.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  if (latest.length === 0)
    return (
      <Text mt="2" color="fg.muted">
        {text.noTransactions}
      </Text>
    );
  return (
    <>
      <ul>
        {latest.map((payment, index) => (
          <Flex
            as="li"
            key={payment._id}
            ref={payment._id === sent ? sentRef : undefined}
            align="center"
            justify="space-between"
            gap="3"
            py="2"
            px="2"
            // The text starts at the same edge as the heading.
            marginInline="-8px"
            borderTopWidth={index > 0 ? '1px' : undefined}
            bg={payment._id === sent ? 'success.subtle' : undefined}
          >
            <Box minW="0" overflowWrap="anywhere">
              <Box as="b" fontWeight="600">
                {rupees(payment.amount)}
              </Box>
              <Text textStyle="sm" color="fg.muted">
                <NoTranslate>{[longMoment(payment.createdAt), payment.paidBy, payment.txnId].filter(Boolean).join(', ')}</NoTranslate>
              </Text>
            </Box>
            <RecordStatus statuses={paymentStatuses} row={payment} />
          </Flex>
        ))}
      </ul>
      {isLate && (
        <Flex wrap="wrap" columnGap="1.5" mt="2" textStyle="sm">
          {text.pendingForLong} <Link href={brand.phone.href}>{brand.phone.label}</Link>
        </Flex>
      )}
    </>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** The institute verifies a payment within 24 hours. */
const isOlderThanADay = ({ createdAt = '' }: Transaction) => Date.now() - Date.parse(createdAt) > dayMs;
