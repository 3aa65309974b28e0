import { Box } from '../../ui/box.ts';
import { NoTranslate } from '../../ui/no-translate.tsx';
import type { DocumentItem } from './document-run.ts';

interface DocumentProblemsProps {
  items: readonly DocumentItem<unknown>[];
  problems: ReadonlyMap<number, string>;
}

/** The documents that could not be fetched, with the reasons, in the order of the list. */
export function DocumentProblems({ items, problems }: DocumentProblemsProps) {
  const rows = [...problems].sort(([a], [b]) => a - b);
  if (rows.length === 0) return null;
  return (
    <Box
      as="ul"
      aria-label="Not ready"
      // Focusable, so that the keyboard can scroll it.
      tabIndex={0}
      maxHeight="240px"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      {rows.map(([number, message]) => (
        <Box as="li" key={number} px="4" py="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }} overflowWrap="anywhere">
          <Box fontWeight="600">
            <NoTranslate>{items[number]?.label}</NoTranslate>
          </Box>
          <Box textStyle="sm" color="error.fg">
            {message}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
