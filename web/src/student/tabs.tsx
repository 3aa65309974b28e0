import { Tabs as Parts } from '@chakra-ui/react/tabs';
import { type ReactNode, useState } from 'react';

interface Tab {
  id: string;
  name: string;
  content: ReactNode;
}

interface TabsProps {
  name: string;
  tabs: readonly Tab[];
  defaultId?: string;
}

/** Tabs whose panels mount when they are first selected. They stay mounted, so that typed values are not lost. */
export function Tabs({ name, tabs, defaultId = tabs[0]?.id }: TabsProps) {
  const [selected, setSelected] = useState(defaultId);
  const current = tabs.some(({ id }) => id === selected) ? selected : tabs[0]?.id;
  return (
    <Parts.Root value={current} onValueChange={({ value }) => setSelected(value)} lazyMount unstyled>
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
