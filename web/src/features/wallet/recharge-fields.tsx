import { Box } from '@chakra-ui/react/box';
import { TextField } from '../../ui/fields/text-field.tsx';

/** How operators usually pay; any other text is as good. */
const methods = ['UPI', 'Bank transfer', 'Card', 'Cash'];

export function RechargeFields({ wrong }: { wrong: (field: string) => string | undefined }) {
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
        error={wrong('amount')}
      />
      <TextField
        label="Transaction Id"
        name="txnId"
        hint="The number that the payment app shows for the payment"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        required
        error={wrong('txnId')}
      />
      <TextField
        label="Payment Method"
        name="paidBy"
        hint="For example UPI"
        list="payment-methods"
        autoComplete="off"
        maxLength={100}
        required
        error={wrong('paidBy')}
      />
      <datalist id="payment-methods">
        {methods.map((method) => (
          <option key={method} value={method} />
        ))}
      </datalist>
    </Box>
  );
}
