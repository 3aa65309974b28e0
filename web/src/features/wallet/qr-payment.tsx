import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { Box } from '../../ui/box.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';

/** The QR code to pay the institute. It stays on white in dark mode, because cameras need the contrast. */
export function QrPayment() {
  return (
    <Box display="grid" gap="3" justifyItems="center" textAlign="center">
      <Box as="h2" id="qr-payment" textStyle="lg">
        Pay by QR
      </Box>
      <chakra.img
        src={brand.payTo.qr}
        alt={`QR code to pay ${brand.name}`}
        htmlWidth={240}
        htmlHeight={240}
        width="240px"
        maxWidth="full"
        height="auto"
        bg="#fff"
        borderRadius="md"
        borderWidth="1px"
      />
      <Box textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        UPI: <NoTranslate>{brand.payTo.upi}</NoTranslate>
      </Box>
    </Box>
  );
}
