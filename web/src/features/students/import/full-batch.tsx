import { useState } from 'react';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField, type SelectOption } from '../../../ui/fields/select-field.tsx';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';

interface FullBatchProps {
  title: string;
  /** The rows that are not created because of it. */
  items: readonly BulkItem[];
  /** The other batches. */
  batches: readonly SelectOption[];
  onMove: (batch: string) => void;
}

/** Offers another batch for the students of a batch that is full. */
export function FullBatch({ title, items, batches, onMove }: FullBatchProps) {
  const [batch, setBatch] = useState('');
  const [error, setError] = useState<string>();
  const handleMove = () => (batch === '' ? setError('Please select a batch.') : onMove(batch));
  const students = items.length === 1 ? '1 student of this table is' : `${items.length} students of this table are`;
  return (
    <Card ref={useRestoreFocus<HTMLDivElement>()} display="grid" gap="4">
      <Box as="h2" textStyle="lg" overflowWrap="anywhere">
        {`${title} is full`}
      </Box>
      <p>{`${students} not in a batch. Select another one for them, or remove them from the list.`}</p>
      <Box maxWidth="form">
        <SelectField
          label="Another batch"
          options={batches}
          placeholder="Select a batch"
          value={batch}
          error={error}
          onChange={({ target }) => {
            setError(undefined);
            setBatch(target.value);
          }}
        />
      </Box>
      <Button justifySelf="start" onClick={handleMove}>
        {items.length === 1 ? 'Move 1 student' : `Move ${items.length} students`}
      </Button>
    </Card>
  );
}
