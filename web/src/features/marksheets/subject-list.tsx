import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { usePassFocus } from '../../ui/hooks/use-restore-focus.ts';
import { BinIcon } from '../../ui/icons.tsx';
import type { SubjectMarks } from './subjects.ts';

interface SubjectListProps {
  subjects: readonly SubjectMarks[];
  /** Has the focus when a subject goes whose button had it. */
  heir: RefObject<HTMLElement | null>;
  onRemove: (name: string) => void;
}

/** The subjects that are on the marksheet by now. */
export function SubjectList({ subjects, heir, onRemove }: SubjectListProps) {
  return (
    <Box as="ul" aria-label="Subjects of the marksheet" borderWidth="1px" borderRadius="md">
      {subjects.map(({ subjectName, marksObtain, practicalMarks, totalMarks }) => (
        <Flex
          as="li"
          key={subjectName}
          align="center"
          justify="space-between"
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
              Obtained {marksObtain}, practical {practicalMarks}, of {totalMarks}
            </Box>
          </Box>
          <RemoveButton name={subjectName} heir={heir} onPress={() => onRemove(subjectName)} />
        </Flex>
      ))}
    </Box>
  );
}

function RemoveButton({ name, heir, onPress }: { name: string; heir: RefObject<HTMLElement | null>; onPress: () => void }) {
  return (
    <Button ref={usePassFocus<HTMLButtonElement>(heir)} variant="outline" size="sm" aria-label={`Remove ${name}`} onClick={onPress}>
      <BinIcon />
      Remove
    </Button>
  );
}
