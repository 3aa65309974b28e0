import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { Box } from '../../ui/box.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { Prose } from '../../ui/prose.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface PaymentHelpProps {
  paymentId: string | undefined;
  /** The provider reports a payment, so it must not be made again. */
  isPaid: boolean;
}

/** What to do after a failed payment, as the payment policy says. */
export function PaymentHelp({ paymentId, isPaid }: PaymentHelpProps) {
  return (
    <Box as="section" aria-labelledby="payment-help" _print={{ display: 'none' }}>
      <Prose>
        <h2 id="payment-help">What you can do now</h2>
        <ul>
          {!isPaid && (
            <li>
              <strong>No money was debited:</strong> go back to the course and press Buy Now again, or use another method of payment.
            </li>
          )}
          <li>
            <strong>Money was debited:</strong> please do not pay again. Often the confirmation is only late, so check your profile after an
            hour. If we did not receive the money, your bank returns it by itself. For online card payments and UPI payments, the Reserve
            Bank of India gives it five days after the day of the payment. Read more in the{' '}
            <TextLink to="/payment-policy" hash="failed">
              Payment Policy
            </TextLink>
            .
          </li>
          <li>
            <strong>You are not sure:</strong> write to <MailLink paymentId={paymentId} /> or call{' '}
            <chakra.a href={brand.phone.href} whiteSpace="nowrap">
              {brand.phone.label}
            </chakra.a>
            .{' '}
            {paymentId ? (
              <>
                Give the payment id <NoTranslate>{paymentId}</NoTranslate>.
              </>
            ) : (
              'Give the date and the amount.'
            )}
          </li>
        </ul>
      </Prose>
    </Box>
  );
}

/** An email whose subject names the payment. */
function MailLink({ paymentId }: Pick<PaymentHelpProps, 'paymentId'>) {
  const subject = paymentId ? `?subject=${encodeURIComponent(`Payment ${paymentId}`)}` : '';
  return (
    <a href={`mailto:${brand.email}${subject}`} translate="no">
      {brand.email}
    </a>
  );
}
