import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Link } from '@chakra-ui/react/link';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { Course } from '@institute/sdk';
import { useGetCourse } from '@institute/sdk/react';
import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import * as text from '#text/purchase.tsx';
import { Button } from '#ui/button.tsx';
import { CheckIcon, CloseIcon, createIcon, PrintIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { NoTranslate } from '#ui/no-translate.tsx';
import { Prose } from '#ui/prose.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import type { Payment } from './payment.ts';

/** The values from the URL as plain text. They unlock nothing, because anyone can write such a URL. */
export function PaymentDetails({ payment }: { payment: Payment }) {
  // The provider returns either the id or the title of the course.
  const title = usePaidCourse(payment.course).course?.title ?? payment.course;
  return (
    <Card.Root _print={{ display: 'block', borderWidth: '0', boxShadow: 'none' }}>
      <Card.Body gap="4" _print={{ display: 'block' }}>
        <Heading textStyle="lg" _print={{ display: 'none' }}>
          {text.paymentDetails}
        </Heading>
        <PrintHeading />
        <PaymentTable payment={payment} title={title} />
        <Flex gap="3" wrap="wrap" _print={{ display: 'none' }}>
          <Button variant="outline" size="sm" onClick={() => void copy(paymentText(payment, title))}>
            <CopyIcon />
            {text.copyDetails}
          </Button>
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            <PrintIcon />
            {text.print}
          </Button>
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}

/** Names the institute above the printed table, because the header of the site is not printed. */
function PrintHeading() {
  return (
    <Box display="none" _print={{ display: 'block' }}>
      <Box textStyle="xl" fontWeight="700">
        {brand.name}
      </Box>
      <p>{`${brand.email}, ${brand.phone.label}`}</p>
      <Text mt="4" textStyle="lg" fontWeight="650">
        {text.detailsOfPayment}
      </Text>
    </Box>
  );
}

function PaymentTable({ payment, title }: { payment: Payment; title: string | undefined }) {
  const isPaid = payment.payment_status === 'Credit';
  return (
    <chakra.table
      width="full"
      css={{ '& th, & td': { textAlign: 'start', paddingBlock: '3', borderTopWidth: '1px', verticalAlign: 'top' } }}
    >
      <chakra.caption textAlign="start" color="fg.muted" textStyle="sm" paddingBottom="3">
        {text.asReported}
      </chakra.caption>
      <tbody>
        <Row name={text.paymentId}>{payment.payment_id && <NoTranslate>{payment.payment_id}</NoTranslate>}</Row>
        <Row name={text.paymentRequestId}>{payment.payment_request_id && <NoTranslate>{payment.payment_request_id}</NoTranslate>}</Row>
        <Row name={text.paidFor}>{title && <span>{title}</span>}</Row>
        <Row name={text.paymentStatus}>
          <chakra.span display="inline-flex" alignItems="center" gap="2" color={isPaid ? 'success.fg' : 'error.fg'}>
            {isPaid ? <CheckIcon /> : <CloseIcon />}
            <span>{isPaid ? text.completed : text.failed}</span>
          </chakra.span>
        </Row>
      </tbody>
    </chakra.table>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <chakra.th scope="row" fontWeight="500" color="fg.muted" width="45%" paddingEnd="4">
        {name}
      </chakra.th>
      <chakra.td fontWeight="600" overflowWrap="anywhere">
        {children || '-'}
      </chakra.td>
    </tr>
  );
}

async function copy(details: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(details);
    toasts.success(text.copied);
  } catch {
    // Without https there is no clipboard, and the user may have blocked it.
    toasts.error(text.notCopied);
  }
}

interface PaymentHelpProps {
  paymentId: string | undefined;
  /** False if the provider reports a payment. */
  mayPayAgain: boolean;
}

/** The help after a payment that has failed or is not confirmed, as in the payment policy. */
export function PaymentHelp({ paymentId, mayPayAgain }: PaymentHelpProps) {
  return (
    <Box as="section" aria-labelledby="payment-help">
      <Prose>
        <h2 id="payment-help">{text.whatToDoNow}</h2>
        <ul>
          {mayPayAgain && <li>{text.ifNotDebited()}</li>}
          <li>
            {text.ifDebited((label) => (
              <TextLink to="/payment-policy" hash="failed">
                {label}
              </TextLink>
            ))}
          </li>
          <li>
            {text.ifNotSure(
              <MailLink paymentId={paymentId} />,
              <Link href={brand.phone.href} whiteSpace="nowrap">
                {brand.phone.label}
              </Link>,
              paymentId && <NoTranslate>{paymentId}</NoTranslate>,
            )}
          </li>
        </ul>
      </Prose>
    </Box>
  );
}

function MailLink({ paymentId }: Pick<PaymentHelpProps, 'paymentId'>) {
  const subject = paymentId ? `?subject=${encodeURIComponent(text.emailSubject(paymentId))}` : '';
  return (
    <a href={`mailto:${brand.email}${subject}`} translate="no">
      {brand.email}
    </a>
  );
}

function paymentText(payment: Payment, courseTitle: string | undefined): string {
  const details = {
    [text.paymentId]: payment.payment_id,
    [text.paymentRequestId]: payment.payment_request_id,
    [text.paidFor]: courseTitle,
    [text.paymentStatus]: payment.payment_status === 'Credit' ? text.completed : text.failed,
  };
  return [brand.name, ...Object.entries(details).map(([name, value]) => `${name}: ${value || '-'}`)].join('\n');
}

/** The course of a payment. Undefined if the provider returned a title instead of an id. */
export function usePaidCourse(id = ''): { course: Course | undefined; isPending: boolean } {
  const { data, isLoading: isPending } = useGetCourse({ id }, { enabled: id !== '', meta: { quiet: true } });
  return { course: data?.course, isPending };
}

const CopyIcon = createIcon('M9 8h11v12H9z', 'M15 8V4H4v12h5');
