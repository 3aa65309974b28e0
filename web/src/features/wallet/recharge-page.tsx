import { useRequestFunds } from '@institute/sdk/react';
import { useState } from 'react';
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
import { useReportedPayment } from './use-reported-payment.ts';
import { WalletCard } from './wallet-card.tsx';

/** The product's exact wording, spelling included. */
const successMessage = 'We recived your request , within 24hrs your wallet will be update';

/** Shows how to pay, and reports a payment to the institute, which then credits the wallet. On success the form is reset for the next payment. */
export function RechargePage() {
  const [amount, setAmount] = useState('');
  const [txnId, setTxnId] = useState('');
  const txnIdWarning = useReportedPayment(txnId);
  const handleSuccess = (_: unknown, { form, isUnchanged }: Submission) => {
    toasts.success(successMessage);
    if (!isUnchanged) return;
    form.reset();
    setAmount('');
    setTxnId('');
  };
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Recharge Wallet" text="Make the payment, then enter its details. We verify it within 24 hours." />
      <Box mb="6">
        <WalletCard />
      </Box>
      <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' }}>
        <Card as="section" aria-labelledby="qr-payment">
          <QrPayment amount={amount} />
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
            <RechargeFields onAmountChange={setAmount} onTxnIdChange={setTxnId} txnIdWarning={txnIdWarning} />
          </MutationForm>
        </Card>
      </Box>
    </PageBody>
  );
}
