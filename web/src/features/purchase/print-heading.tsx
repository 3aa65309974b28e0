import { brand } from '../../lib/brand.ts';
import { Box } from '../../ui/box.ts';

/** Names the institute above the printed table, because the header of the site is not printed. */
export function PrintHeading() {
  return (
    <Box display="none" _print={{ display: 'block' }}>
      <Box textStyle="xl" fontWeight="700">
        {brand.name}
      </Box>
      <p>{`${brand.email}, ${brand.phone.label}`}</p>
      <Box as="p" mt="4" textStyle="lg" fontWeight="650">
        Details of your payment
      </Box>
    </Box>
  );
}
