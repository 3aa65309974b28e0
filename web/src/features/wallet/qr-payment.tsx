import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { rupees } from '../../lib/format.ts';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { Box } from '../../ui/box.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { paymentAmount, upiLink } from './upi-link.ts';

/** Ways to pay the institute the amount that is typed: a QR code and, on phones, a payment app. */
export function QrPayment({ amount }: { amount: string }) {
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
