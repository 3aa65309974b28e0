import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId } from 'react';
import type { BulkItem } from '../../lib/bulk/bulk-item.ts';
import { recipe } from '../../theme/system.ts';
import { Box } from '../box.ts';
import { Button } from '../button.tsx';
import { Flex } from '../flex.ts';
import { useRestoreFocus } from '../hooks/use-restore-focus.ts';
import { getHiddenText, maxVisible } from './visible-rows.ts';

interface BulkProblemsProps {
  title: string;
  text?: string;
  items: readonly BulkItem[];
  /** Gets the focus when a focused button goes with its row. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRetry: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

/** The rows of a run that have the same problem, each with the reason and what can be done. */
export function BulkProblems({ title, text, items, fallbackFocusRef, onRetry, onRemove }: BulkProblemsProps) {
  const id = useId();
  const ref = useRestoreFocus<HTMLElement>(fallbackFocusRef);
  const ids = () => items.map((item) => item.id);
  const hiddenText = getHiddenText(items.length);
  return (
    <Section ref={ref} aria-labelledby={id}>
      <Flex flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <Box as="h3" id={id} textStyle="md">{`${title} (${items.length})`}</Box>
        {items.length > 1 && (
          <Flex flexWrap="wrap" gap="2">
            <Button variant="outline" size="sm" onClick={() => onRetry(ids())}>
              Send all again
            </Button>
            <Button variant="outline" size="sm" onClick={() => onRemove(ids())}>
              Remove all from list
            </Button>
          </Flex>
        )}
      </Flex>
      {text && <p>{text}</p>}
      <ul>
        {items.slice(0, maxVisible).map((item) => (
          <ProblemItem key={item.id} item={item} fallbackFocusRef={fallbackFocusRef} onRetry={onRetry} onRemove={onRemove} />
        ))}
      </ul>
      {hiddenText && <p>{hiddenText}</p>}
    </Section>
  );
}

function ProblemItem({
  item,
  fallbackFocusRef,
  onRetry,
  onRemove,
}: Omit<BulkProblemsProps, 'title' | 'text' | 'items'> & { item: BulkItem }) {
  const { id, label, message } = item;
  return (
    <li ref={useRestoreFocus<HTMLLIElement>(fallbackFocusRef)}>
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="600">{label}</Box>
        {message && <Box color="error.fg">{message}</Box>}
      </Box>
      <Flex flexWrap="wrap" gap="2">
        <Button variant="outline" size="sm" aria-label={`Send again: ${label}`} onClick={() => onRetry([id])}>
          Send again
        </Button>
        <Button variant="outline" size="sm" aria-label={`Remove from list: ${label}`} onClick={() => onRemove([id])}>
          Remove from list
        </Button>
      </Flex>
    </li>
  );
}

const Section = chakra(
  'section',
  recipe({
    base: {
      display: 'grid',
      gap: '2',
      textStyle: 'sm',
      '& > p': { color: 'fg.muted' },
      '& > ul': { borderWidth: '1px', borderRadius: 'md' },
      '& li': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2',
        columnGap: '4',
        padding: '3',
        borderTopWidth: '1px',
        _first: { borderTopWidth: '0' },
      },
    },
  }),
);
