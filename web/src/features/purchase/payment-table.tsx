import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { Verbatim } from '../../ui/no-translate.tsx';
import type { Payment } from './payment.ts';
import { useNamedCourse } from './use-named-course.ts';

/** The provider's words as text: nothing is unlocked by them. */
export function PaymentTable({ payment }: { payment: Payment }) {
  return (
    <chakra.table
      width="full"
      css={{ '& th, & td': { textAlign: 'start', paddingBlock: '3', borderTopWidth: '1px', verticalAlign: 'top' } }}
    >
      <chakra.caption textAlign="start" color="fg.muted" textStyle="sm" paddingBottom="3">
        As the payment provider reports it
      </chakra.caption>
      <tbody>
        <Row name="Payment ID">{payment.payment_id && <Verbatim>{payment.payment_id}</Verbatim>}</Row>
        <Row name="Payment Request ID">{payment.payment_request_id && <Verbatim>{payment.payment_request_id}</Verbatim>}</Row>
        <Row name="Paid For">{payment.course && <PaidFor course={payment.course} />}</Row>
        <Row name="Payment Status">
          <PaymentStatus paid={payment.payment_status === 'Credit'} />
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

function PaymentStatus({ paid }: { paid: boolean }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" color={paid ? 'success.fg' : 'error.fg'}>
      {paid ? <CheckIcon /> : <CloseIcon />}
      <span>{paid ? 'Completed' : 'Failed'}</span>
    </chakra.span>
  );
}

/** The provider returns a course's id or its title: the title where the id is known. */
function PaidFor({ course }: { course: string }) {
  return <span>{useNamedCourse(course)?.title ?? course}</span>;
}
