import { dashDate } from '../../lib/dates.ts';
import { Box } from '../../ui/box.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import type { SentDocuments } from './sent-documents.ts';

/** A line that tells what this browser has sent last. */
export function LastSent({ sent: { date, name, signature, stamp } }: { sent: SentDocuments }) {
  const pictures = [signature && 'signature', stamp && 'stamp'].filter(Boolean).join(', ');
  return (
    <Box as="p" mb="6" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      Last sent from this browser on {dashDate(date)}:{' '}
      {name && (
        <>
          name “<NoTranslate>{name}</NoTranslate>”{pictures && ', '}
        </>
      )}
      {pictures}
    </Box>
  );
}
