import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { NoTranslate } from '../../ui/no-translate.tsx';
import type { Payment } from './payment.ts';
import { usePaidCourse } from './use-paid-course.ts';

/** The values from the URL as plain text. They unlock nothing, because anyone can write such a URL. */
export function PaymentTable({ payment }: { payment: Payment }) {
  return (
    <chakra.table
      width="full"
      css={{ '& th, & td': { textAlign: 'start', paddingBlock: '3', borderTopWidth: '1px', verticalAlign: 'top' } }}
    >
      <chakra.caption textAlign="start" color="fg.muted" textStyle="sm" paddingBottom="3">
        As reported by the payment provider
      </chakra.caption>
      <tbody>
        <Row name="Payment ID">{payment.payment_id && <NoTranslate>{payment.payment_id}</NoTranslate>}</Row>
        <Row name="Payment Request ID">{payment.payment_request_id && <NoTranslate>{payment.payment_request_id}</NoTranslate>}</Row>
        <Row name="Paid For">{payment.course && <PaidFor course={payment.course} />}</Row>
        <Row name="Payment Status">
          <PaymentStatus isPaid={payment.payment_status === 'Credit'} />
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

function PaymentStatus({ isPaid }: { isPaid: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color={isPaid ? 'success.fg' : 'error.fg'}>
      {isPaid ? <CheckIcon /> : <CloseIcon />}
      <span>{isPaid ? 'Completed' : 'Failed'}</span>
    </chakra.span>
  );
}

/** The provider returns either the id or the title of the course. */
function PaidFor({ course }: { course: string }) {
  return <span>{usePaidCourse(course)?.title ?? course}</span>;
}
