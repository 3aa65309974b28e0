import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { areaOf } from '../../session/roles.ts';
import { useViewer } from '../../session/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { type Payment, toReport } from './payment.ts';
import { PaymentHead } from './payment-head.tsx';
import { PaymentTable } from './payment-table.tsx';
import { ReportState } from './report-state.tsx';
import { useNamedCourse } from './use-named-course.ts';
import { useReport } from './use-report.ts';

/** Where the payment provider sends people back to. */
export function VerificationPage({ payment }: { payment: Payment }) {
  const input = toReport(payment);
  const { report, retry } = useReport(input);
  const paid = payment.payment_status === 'Credit';
  return (
    <PageBody narrow>
      <Card padding="0">
        <PaymentHead state={input ? (paid ? 'paid' : 'unpaid') : 'none'} />
        <Box display="grid" gap="6" p={{ base: '5', md: '6' }}>
          <div>
            <p>We're verifying your payment, this may take a while. Feel free to leave this screen.</p>
            <Box as="p" mt="2">
              We will sent you the confirmation email.
            </Box>
          </div>
          <PaymentTable payment={payment} />
          {input ? <ReportState report={report} onRetry={retry} /> : <NoPayment />}
          <Flex wrap="wrap" gap="3">
            {paid && <MyCourses />}
            {!paid && payment.course && <BackToCourse course={payment.course} />}
            <ButtonLink to="/" variant="outline">
              Home Page
            </ButtonLink>
          </Flex>
        </Box>
      </Card>
    </PageBody>
  );
}

function NoPayment() {
  return (
    <Box as="p" color="fg.muted">
      If you have paid, open the link with which the payment page sent you back.
    </Box>
  );
}

/** Where the course stands that was paid. */
function MyCourses() {
  const viewer = useViewer();
  if (viewer.status !== 'ready' || areaOf(viewer.user.role) !== 'student') return null;
  return <ButtonLink to="/user/profile">My Courses</ButtonLink>;
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
