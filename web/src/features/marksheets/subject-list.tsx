import type { RefObject } from 'react';
import { Box } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Flex } from '../../ui/flex.ts';
import { useRestoreFocus } from '../../ui/hooks/use-restore-focus.ts';
import { BinIcon } from '../../ui/icons.tsx';
import { addMarks, type SubjectMarks } from './parse-marks.ts';

interface SubjectListProps {
  subjects: readonly SubjectMarks[];
  /** Gets the focus when a focused remove button unmounts. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onRemove: (name: string) => void;
}

/** The added subjects, each with a button to remove it. */
export function SubjectList({ subjects, fallbackFocusRef, onRemove }: SubjectListProps) {
  return (
    <Box as="ul" aria-label="Subjects of the marksheet" borderWidth="1px" borderRadius="md">
      {subjects.map(({ subjectName, marksObtain, practicalMarks, totalMarks }) => (
        <Flex
          as="li"
          key={subjectName}
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          px="4"
          py="2"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
        >
          <Box minWidth="0">
            <Box fontWeight="600" overflowWrap="anywhere">
              {subjectName}
            </Box>
            <Box textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              Obtained {marksObtain}, practical {practicalMarks}, total {totalMarks} · {addMarks([marksObtain, practicalMarks])} of{' '}
              {totalMarks}
            </Box>
          </Box>
          <RemoveButton name={subjectName} fallbackFocusRef={fallbackFocusRef} onClick={() => onRemove(subjectName)} />
        </Flex>
      ))}
    </Box>
  );
}

function RemoveButton({
  name,
  fallbackFocusRef,
  onClick,
}: {
  name: string;
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onClick: () => void;
}) {
  return (
    <Button
      ref={useRestoreFocus<HTMLButtonElement>(fallbackFocusRef)}
      variant="outline"
      size="sm"
      aria-label={`Remove ${name}`}
      onClick={onClick}
    >
      <BinIcon />
      Remove
    </Button>
  );
}
