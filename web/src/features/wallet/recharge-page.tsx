import { chakra } from '@chakra-ui/react/styled-system';
import type { ListTransactionsResponse, RequestFundsInput } from '@institute/sdk';
import { useListTransactions, useRequestFunds } from '@institute/sdk/react';
import { useState } from 'react';
import { brand } from '#lib/brand.ts';
import { dashDate } from '#lib/dates.ts';
import { rupees } from '#lib/format.ts';
import { buttonRecipe } from '#theme/recipes.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MutationForm, type Submission } from '#ui/form/mutation-form.tsx';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '#ui/form/parse-form.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { NoTranslate } from '#ui/prose.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
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

/** Suggestions; any other text is accepted too. */
const paymentMethods = ['UPI', 'Bank transfer', 'Card', 'Cash'];

interface RechargeFieldsProps {
  onAmountChange: (amount: string) => void;
  onTxnIdChange: (txnId: string) => void;
  txnIdWarning: string | undefined;
}

function RechargeFields({ onAmountChange, onTxnIdChange, txnIdWarning }: RechargeFieldsProps) {
  return (
    <Box display="grid" gap="5">
      <TextField
        label="Amount"
        name="amount"
        hint="In Rs."
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        onChange={({ target }) => onAmountChange(target.value)}
      />
      <TextField
        label="Transaction Id"
        name="txnId"
        hint="As shown in your payment app"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
        warning={txnIdWarning ?? null}
        onChange={({ target }) => onTxnIdChange(target.value)}
      />
      <TextField
        label="Payment Method"
        name="paidBy"
        hint="For example UPI"
        list="payment-methods"
        autoComplete="off"
        maxLength={100}
        required
      />
      <datalist id="payment-methods">
        {paymentMethods.map((method) => (
          <option key={method} value={method} />
        ))}
      </datalist>
    </Box>
  );
}

function QrPayment({ amount }: { amount: string }) {
  const link = upiLink(amount);
  const payable = paymentAmount(amount);
  return (
    <Box display="grid" gap="3" justifyItems="center" textAlign="center">
      <Box as="h2" id="qr-payment" textStyle="lg">
        Pay by QR
      </Box>
      <QrCode text={link} alt={`QR code to pay ${brand.name}`} size={240} />
      <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {payable ? `The code asks for ${rupees(Number(payable))}.` : 'Type the amount, and the code asks for it.'}
        <br />
        UPI: <NoTranslate>{brand.payTo.upi}</NoTranslate>
      </Box>
      <AppLink href={link} variant="outline" aria-describedby="upi-app-hint">
        <span>Open UPI app</span>
      </AppLink>
      <Box id="upi-app-hint" textStyle="xs" color="fg.muted">
        On a phone with a UPI app
      </Box>
    </Box>
  );
}

/** Not a router link: another app opens it. */
const AppLink = chakra('a', buttonRecipe);

export function parseRechargeForm(values: FormValues): ParsedForm<RequestFundsInput> {
  const errors = requireFields(values, ['amount', 'txnId', 'paidBy']);
  if (errors) return { errors };
  const amount = parseNumber(values('amount'));
  if (amount === undefined) return fieldError('amount', 'Please enter the amount as a number.');
  return { input: { amount, txnId: values('txnId').trim(), paidBy: values('paidBy').trim() } };
}

/**
 * The link with which a payment app pays the institute. It contains the amount if that is one in whole paise; otherwise the app asks for it.
 * Spaces are `%20`, because many apps show a plus sign as it is.
 */
export function upiLink(amountText: string): string {
  const { upi, name } = brand.payTo;
  const amount = paymentAmount(amountText);
  const parts = [
    // The @ of a UPI id stays readable, as the apps write it themselves.
    `pa=${upi}`,
    `pn=${encodeURIComponent(name)}`,
    ...(amount ? [`am=${amount}`] : []),
    'cu=INR',
    `tn=${encodeURIComponent('Wallet recharge')}`,
  ];
  return `upi://pay?${parts.join('&')}`;
}

/** '1500.00'; undefined if the text is no amount that can be paid. */
export function paymentAmount(text: string): string | undefined {
  const amount = parseNumber(text);
  if (amount === undefined || amount <= 0) return undefined;
  const rounded = amount.toFixed(2);
  return Number(rounded) === amount ? rounded : undefined;
}

/** A warning if the transaction id is in the operator's list already. The server decides, so a list that cannot be read only means no warning. */
function useReportedPayment(txnId: string): string | undefined {
  const id = normalizeId(txnId);
  const select = ({ transactions }: ListTransactionsResponse) => transactions.find((transaction) => normalizeId(transaction.txnId) === id);
  const { data: reported } = useListTransactions({}, { enabled: id !== '', meta: { quiet: true }, select });
  if (id === '' || !reported) return undefined;
  const date = dashDate(reported.createdAt);
  return `This transaction id is in your list already${date === '-' ? '' : `, from ${date}`}.`;
}

const normalizeId = (id = '') => id.trim().toUpperCase();
