import { Box } from '../../ui/box.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** Suggestions; any other text is accepted too. */
const paymentMethods = ['UPI', 'Bank transfer', 'Card', 'Cash'];

interface RechargeFieldsProps {
  onAmountChange: (amount: string) => void;
  onTxnIdChange: (txnId: string) => void;
  txnIdWarning: string | undefined;
}

/** The fields of a fund request. */
export function RechargeFields({ onAmountChange, onTxnIdChange, txnIdWarning }: RechargeFieldsProps) {
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
