import type { Plugin } from 'vite';

/** Warns at the end of a production build without `VITE_PAYMENT_HOSTS`. */
export function warnWithoutPaymentHosts(paymentHosts: readonly string[]): Plugin {
  return {
    name: 'institute-payment-hosts',
    apply: 'build',
    closeBundle(error) {
      if (!error && paymentHosts.length === 0) this.environment.logger.warn(warning);
    },
  };
}

const warning = `
! VITE_PAYMENT_HOSTS is not set.
! This build follows the address of a payment page to any https host that the API names. If somebody else gains control of its
! responses, buyers are sent to a page that only looks like that of the payment provider.
! Set the variable to the hosts of your payment provider and build again, for example:
!     VITE_PAYMENT_HOSTS=pay.example.com,test.pay.example.com pnpm build
`;
