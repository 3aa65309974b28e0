import { Button } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { CopyIcon, PrintIcon } from '../../ui/icons.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import type { Payment } from './payment.ts';
import { paymentText } from './payment-text.ts';
import { usePaidCourse } from './use-paid-course.ts';

/** Copies or prints the payment's details. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const title = usePaidCourse(payment.course)?.title ?? payment.course;
  return (
    <Flex gap="3" flexWrap="wrap" _print={{ display: 'none' }}>
      <Button variant="outline" size="sm" onClick={() => void copy(paymentText(payment, title))}>
        <CopyIcon />
        Copy details
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <PrintIcon />
        Print
      </Button>
    </Flex>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.success('The payment details are copied.');
  } catch {
    // Without https there is no clipboard, and the viewer may have blocked it.
    toasts.error('Your browser did not allow copying. Please select the details and copy them yourself.');
  }
}
