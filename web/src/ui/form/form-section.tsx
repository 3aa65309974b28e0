import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { recipe } from '../../theme/system.ts';
import { Box } from '../box.ts';

interface FormSectionProps {
  title: string;
  text?: string;
  /** The level of the heading: 3 if the section is nested below an h2. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A group of fields with a title, which is above the fields or beside them if there is room. */
export function FormSection({ title, text, level = 2, children }: FormSectionProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <div>
        <Box as={`h${level}`} id={id} textStyle={level === 2 ? 'lg' : 'md'}>
          {title}
        </Box>
        {text && (
          <Box as="p" mt="1" textStyle="sm" color="fg.muted">
            {text}
          </Box>
        )}
      </div>
      <Box display="grid" gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {children}
      </Box>
    </Group>
  );
}

const Group = chakra(
  'fieldset',
  recipe({
    base: {
      // By default a fieldset is at least as wide as its content.
      minWidth: '0',
      display: 'grid',
      gap: '5',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '224px minmax(0, 1fr)' },
      borderTopWidth: '1px',
      paddingBlock: { base: '6', md: '8' },
      _first: { borderTopWidth: '0', paddingTop: '0' },
      _last: { paddingBottom: '2' },
    },
  }),
);
