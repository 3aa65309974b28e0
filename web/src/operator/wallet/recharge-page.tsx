import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Circle } from '@chakra-ui/react/circle';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ListTransactionsResponse, RequestFundsInput } from '@institute/sdk';
import { useListTransactions, useRequestFunds } from '@institute/sdk/react';
import { type ReactNode, useState } from 'react';
import { brand } from '#lib/brand.ts';
import { dashDate } from '#lib/dates.ts';
import { rupees } from '#lib/format.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/wallet.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ActionBar } from '#ui/form/action-bar.tsx';
import { Form, type Submission } from '#ui/form/form.tsx';
import { type FormValues, fieldError, type ParsedForm, parseNumber, requireFields } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { NoTranslate } from '#ui/no-translate.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { toasts } from '#ui/toast/toast-store.ts';
import { LatestRequests } from './latest-requests.tsx';
import { WalletCard } from './wallet-card.tsx';

/** Reports a payment to the institute, which then credits the wallet. */
export function RechargePage() {
  const request = useApiMutation(useRequestFunds());
  const [amount, setAmount] = useState('');
  const [txnId, setTxnId] = useState('');
  const [sentId, setSentId] = useState<string>();
  // Quiet, because the server decides: without the list only the last requests and the warning are missing.
  const transactions = useListTransactions({}, { meta: { quiet: true } });
  const handleReset = () => {
    setAmount('');
    setTxnId('');
  };
  const handleSuccess = (_: unknown, { form, isUnchanged, removeDraft }: Submission<RequestFundsInput>) => {
    removeDraft();
    toasts.success(text.requestReceived);
    if (!isUnchanged) return;
    form.reset();
    setSentId(txnId.trim());
  };
  return (
    <PageBody>
      <PageHeader title={heads.rechargeWallet} text={text.howToRecharge} action={<WalletCard isSmall />} />
      <Card.Root>
        <Card.Body>
          <Form
            confirmLeave
            parse={parseRechargeForm}
            onSubmit={request.mutateAsync}
            draft={{ name: 'recharge-wallet', onReset: handleReset }}
            onSuccess={handleSuccess}
          >
            <Grid
              as="ol"
              columnGap="8"
              rowGap="8"
              templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' }}
              gridTemplateRows={{ md: 'auto 1fr' }}
            >
              <Step number={1} title={text.chooseAmount}>
                <AmountFields amount={amount} onAmountChange={setAmount} />
              </Step>
              <Step number={2} title={text.payByQr} isAside>
                <QrPayment amount={amount} />
              </Step>
              <Step number={3} title={text.enterPaymentDetails}>
                <PaymentFields warning={getReportedWarning(transactions.data, txnId)} onTxnIdChange={setTxnId} />
              </Step>
            </Grid>
            <ActionBar submitLabel={text.sendRequest} />
          </Form>
        </Card.Body>
      </Card.Root>
      <LatestRequests query={transactions} sentId={sentId} />
    </PageBody>
  );
}

interface StepProps {
  number: number;
  title: string;
  /** True if the step is beside the other steps, if there is room. */
  isAside?: boolean;
  children: ReactNode;
}

function Step({ number, title, isAside, children }: StepProps) {
  return (
    <Box
      as="li"
      minW="0"
      {...(isAside && { gridColumn: { md: '2' }, gridRow: { md: '1 / span 2' }, bg: 'bg.subtle', borderRadius: 'md', p: '5' })}
    >
      <Heading display="flex" alignItems="center" gap="3" mb="4" textStyle="lg">
        <Circle as="span" aria-hidden size="8" flexShrink="0" bg="bg.hover" fontWeight="700" textStyle="md">
          {number}
        </Circle>
        <span>{title}</span>
      </Heading>
      {children}
    </Box>
  );
}

const commonAmounts = [500, 1000, 2000, 5000];

function AmountFields({ amount, onAmountChange }: { amount: string; onAmountChange: (amount: string) => void }) {
  const chosen = parseNumber(amount);
  return (
    <Grid gap="4">
      <Grid
        role="group"
        aria-label={text.commonAmounts}
        gap="2"
        templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', md: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' }}
      >
        {commonAmounts.map((common) => (
          <Button
            key={common}
            variant={common === chosen ? 'solid' : 'outline'}
            px="2"
            aria-pressed={common === chosen}
            onClick={() => onAmountChange(String(common))}
          >
            {rupees(common)}
          </Button>
        ))}
      </Grid>
      <TextField<Field>
        label={text.amount}
        name="amount"
        value={amount}
        hint={text.inRupees}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        required
        onChange={({ target }) => onAmountChange(target.value)}
      />
    </Grid>
  );
}

function QrPayment({ amount }: { amount: string }) {
  const link = upiLink(amount);
  const payable = paymentAmount(amount);
  return (
    <Grid gap="3" justifyItems="center" textAlign="center">
      <QrCode text={link} alt={text.qrCodeToPay(brand.name)} size={240} />
      {payable ? (
        <Text textStyle="lg" fontWeight="700">
          {text.qrCodeFor(Number(payable))}
        </Text>
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {text.enterAmountForQr}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        UPI: <NoTranslate>{brand.payTo.upi}</NoTranslate>
      </Text>
      <ButtonAnchor href={link} variant="outline" width="full" px="2" textStyle="sm">
        <span>{text.openUpiApp}</span>
      </ButtonAnchor>
    </Grid>
  );
}

function PaymentFields({ warning, onTxnIdChange }: { warning: string | null; onTxnIdChange: (txnId: string) => void }) {
  return (
    <Grid gap="5" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
      <TextField<Field>
        label={text.transactionId}
        name="txnId"
        hint={text.asInPaymentApp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
        warning={warning}
        onChange={({ target }) => onTxnIdChange(target.value)}
      />
      <TextField<Field>
        label={text.paymentMethod}
        name="paidBy"
        hint={text.paymentMethodExample}
        list="payment-methods"
        autoComplete="off"
        maxLength={100}
        required
      />
      <datalist id="payment-methods">
        {text.paymentMethods.map((method) => (
          <option key={method} value={method} />
        ))}
      </datalist>
    </Grid>
  );
}

type Field = keyof RequestFundsInput;

function parseRechargeForm(values: FormValues<Field>): ParsedForm<RequestFundsInput, Field> {
  const errors = requireFields(values, ['amount', 'txnId', 'paidBy']);
  if (errors) return { errors };
  const amount = parseNumber(values('amount'));
  if (amount === undefined) return fieldError('amount', text.amountNotNumber);
  return { input: { amount, txnId: values('txnId').trim(), paidBy: values('paidBy').trim() } };
}

/**
 * The link with which a payment app pays the institute. It contains the amount if it is a valid amount in whole paise; otherwise the app
 * asks for it. Spaces are `%20`, because many apps show a plus sign as it is.
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
    // The note is in English in every language, because payment apps and bank statements may show no other letters.
    `tn=${encodeURIComponent('Wallet recharge')}`,
  ];
  return `upi://pay?${parts.join('&')}`;
}

/** '1500.00'; undefined if the text is no amount that can be paid. */
export function paymentAmount(typed: string): string | undefined {
  const amount = parseNumber(typed);
  if (amount === undefined || amount <= 0) return undefined;
  const rounded = amount.toFixed(2);
  return Number(rounded) === amount ? rounded : undefined;
}

function getReportedWarning(list: ListTransactionsResponse | undefined, txnId: string): string | null {
  const id = normalizeId(txnId);
  const reported = list?.transactions.find((transaction) => normalizeId(transaction.txnId) === id);
  if (id === '' || !reported) return null;
  const date = dashDate(reported.createdAt);
  return text.alreadyReported(date === '-' ? undefined : date);
}

const normalizeId = (id = '') => id.trim().toUpperCase();
