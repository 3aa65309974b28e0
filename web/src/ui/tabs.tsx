import { Tabs as Parts } from '@chakra-ui/react/tabs';
import { type ReactNode, useState } from 'react';

interface Tab {
  id: string;
  name: string;
  content: ReactNode;
}

interface TabsProps {
  /** Of the list of tabs. */
  name: string;
  /** The first is shown until another is chosen. */
  tabs: readonly Tab[];
}

/** One of several panels at a time, drawn when it is first shown. From then on it stays where it is, and what was typed in it too. */
export function Tabs({ name, tabs }: TabsProps) {
  const [first] = tabs;
  const [chosen, setChosen] = useState(first?.id);
  const shown = tabs.some(({ id }) => id === chosen) ? chosen : first?.id;
  return (
    <Parts.Root value={shown} onValueChange={({ value }) => setChosen(value)} lazyMount unstyled>
      <Parts.List aria-label={name} display="flex" flexWrap="wrap" gap="2" borderBottomWidth="1px" mb="6">
        {tabs.map(({ id, name: tab }) => (
          <Parts.Trigger key={id} value={id} css={trigger}>
            {tab}
          </Parts.Trigger>
        ))}
      </Parts.List>
      {tabs.map(({ id, content }) => (
        <Parts.Content key={id} value={id}>
          {content}
        </Parts.Content>
      ))}
    </Parts.Root>
  );
}

const trigger = {
  minHeight: '44px',
  px: '3',
  mb: '-1px',
  fontWeight: '600',
  color: 'fg.muted',
  cursor: 'pointer',
  borderBottomWidth: '3px',
  borderBottomColor: 'transparent',
  _hover: { color: 'fg' },
  _selected: { color: 'fg.brand', borderBottomColor: 'fg.brand' },
};
