import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Course } from '@institute/sdk';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/container.tsx';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { type Payment, toReport } from './payment.ts';
import { ReportState } from './report-state.tsx';
import { useReport } from './use-report.ts';

/** Where the payment provider sends people back to (R-112). */
export function VerificationPage({ payment }: { payment: Payment }) {
  const input = toReport(payment);
  const { report, retry } = useReport(input);
  return (
    <PageBody narrow>
      <Card display="grid" gap="6">
        <Box>
          <PageTitle>Verification</PageTitle>
          <Box as="p" mt="3">
            We're verifying your payment, this may take a while. Feel free to leave this screen.
          </Box>
          <Box as="p" mt="2">
            We will sent you the confirmation email.
          </Box>
        </Box>
        <PaymentTable payment={payment} />
        {input ? (
          <ReportState report={report} onRetry={retry} />
        ) : (
          <Box as="p" color="fg.muted">
            This address names no payment. If you have paid, open the link with which the payment page sent you back.
          </Box>
        )}
        <Flex wrap="wrap" gap="3">
          {payment.payment_status !== 'Credit' && payment.course && <BackToCourse course={payment.course} />}
          <ButtonLink to="/" variant="outline">
            Home Page
          </ButtonLink>
        </Flex>
      </Card>
    </PageBody>
  );
}

/** The provider's words as text: nothing is unlocked by them (Q-38, S-10). */
function PaymentTable({ payment }: { payment: Payment }) {
  return (
    <chakra.table
      width="full"
      css={{ '& th, & td': { textAlign: 'start', paddingBlock: '3', borderTopWidth: '1px', verticalAlign: 'top' } }}
    >
      <chakra.caption textAlign="start" color="fg.muted" textStyle="sm" paddingBottom="3">
        As the payment provider reports it
      </chakra.caption>
      <tbody>
        <Row name="Payment ID">{payment.payment_id}</Row>
        <Row name="Payment Request ID">{payment.payment_request_id}</Row>
        <Row name="Paid For">{payment.course && <PaidFor course={payment.course} />}</Row>
        <Row name="Payment Status">
          <PaymentStatus paid={payment.payment_status === 'Credit'} />
        </Row>
      </tbody>
    </chakra.table>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
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
      {paid ? 'Completed' : 'Failed'}
    </chakra.span>
  );
}

/** The provider returns a course's id or its title: the title where the id is known (Q-39). */
function PaidFor({ course }: { course: string }) {
  return <>{useNamedCourse(course)?.title ?? course}</>;
}

/** Whoever has not paid may want to try again. */
function BackToCourse({ course }: { course: string }) {
  if (!useNamedCourse(course)) return null;
  return (
    <ButtonLink to="/course-detail/$id" params={{ id: course }}>
      Back to the course
    </ButtonLink>
  );
}

function useNamedCourse(id: string): Course | undefined {
  const { queries } = useApp();
  return useQuery({ ...queries.getCourse({ id }), meta: { quiet: true } }).data?.course;
}
