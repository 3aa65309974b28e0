import { Box } from '@chakra-ui/react/box';
import { useApi } from '../../lib/use-api.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EntryForm, type SentForm } from '../../ui/form/create-form.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { notices } from '../../ui/toast/toast-store.ts';
import { toFundRequest } from './parse-recharge-form.ts';
import { PayByQr } from './pay-by-qr.tsx';
import { RechargeFields } from './recharge-fields.tsx';

/** As the product says it, its spelling too. */
const received = 'We recived your request , within 24hrs your wallet will be update';

/** Tells the institute of a payment. The page stays and is empty again, for the next one; the provider credits it. */
export function RechargePage() {
  const { mutations } = useApi();
  const finish = (_: unknown, { form, unchanged }: SentForm) => {
    notices.success(received);
    if (unchanged) form.reset();
  };
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Recharge Wallet" text="Pay first, then tell us of the payment. The institute checks it within 24 hours." />
      <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '288px minmax(0, 1fr)' }}>
        <Card as="section" aria-labelledby="pay-by-qr">
          <PayByQr />
        </Card>
        <Card>
          <EntryForm
            call={mutations.requestFunds()}
            read={toFundRequest}
            submit="Send Request"
            cancel={
              <ButtonLink to="/franchise/wallet" variant="outline" size="lg">
                Transaction List
              </ButtonLink>
            }
            onDone={finish}
          >
            {(wrong) => <RechargeFields wrong={wrong} />}
          </EntryForm>
        </Card>
      </Box>
    </PageBody>
  );
}
