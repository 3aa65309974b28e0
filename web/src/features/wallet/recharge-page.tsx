import { useRequestFunds } from '@institute/sdk/react';
import { Box } from '../../ui/box.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { MutationForm, type Submission } from '../../ui/form/mutation-form.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { parseRechargeForm } from './parse-recharge-form.ts';
import { QrPayment } from './qr-payment.tsx';
import { RechargeFields } from './recharge-fields.tsx';

/** The product's exact wording, spelling included. */
const successMessage = 'We recived your request , within 24hrs your wallet will be update';

/** Reports a payment to the institute, which then credits the wallet. On success the form is reset for the next payment. */
export function RechargePage() {
  const handleSuccess = (_: unknown, { form, isUnchanged }: Submission) => {
    toasts.success(successMessage);
    if (isUnchanged) form.reset();
  };
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Recharge Wallet" text="Make the payment, then enter its details. We verify it within 24 hours." />
      <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' }}>
        <Card as="section" aria-labelledby="qr-payment">
          <QrPayment />
        </Card>
        <Card>
          <MutationForm
            mutation={useRequestFunds()}
            parse={parseRechargeForm}
            submitLabel="Send Request"
            secondaryAction={
              <ButtonLink to="/franchise/wallet" variant="outline" size="lg">
                Transaction List
              </ButtonLink>
            }
            onSuccess={handleSuccess}
          >
            <RechargeFields />
          </MutationForm>
        </Card>
      </Box>
    </PageBody>
  );
}
