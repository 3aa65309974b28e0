import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../lib/brand.ts';
import { Verbatim } from '../../ui/no-translate.tsx';

/** What is scanned to pay. White around it in dark mode, too: a camera needs the contrast. */
export function PayByQr() {
  return (
    <Box display="grid" gap="3" justifyItems="center" textAlign="center">
      <Box as="h2" id="pay-by-qr" textStyle="lg">
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
        UPI: <Verbatim>{brand.payTo.upi}</Verbatim>
      </Box>
    </Box>
  );
}
