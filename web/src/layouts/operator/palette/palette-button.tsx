import { chakra } from '@chakra-ui/react/styled-system';
import { useHydrated } from '../../../lib/hydration.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { recipe } from '../../../theme/system.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { isApple } from './palette-key.ts';
import { usePalette } from './use-palette.ts';

/** Opens the palette. On phones and tablets it shows only its icon. Prerendered HTML names the key of most computers. */
export function PaletteButton() {
  const isReady = useViewer().status === 'success';
  const { Palette, control, open, handleClose } = usePalette(isReady);
  const isMac = useHydrated() && isApple();
  return (
    <>
      <Trigger
        type="button"
        aria-label="Search or start a task"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        visibility={isReady ? undefined : 'hidden'}
        onClick={open}
      >
        <SearchIcon />
        <chakra.span hideBelow="lg">Search or start a task</chakra.span>
        <Key aria-hidden>{isMac ? '⌘ K' : 'Ctrl K'}</Key>
      </Trigger>
      {Palette && <Palette control={control} onClose={handleClose} />}
    </>
  );
}

const Trigger = chakra(
  'button',
  recipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '44px',
      minWidth: '44px',
      px: { base: '0', lg: '3' },
      cursor: 'pointer',
      color: 'fg.muted',
      textStyle: 'sm',
      whiteSpace: 'nowrap',
      borderRadius: 'md',
      borderWidth: { base: '0', lg: '1px' },
      borderColor: 'border.control',
      _hover: { bg: 'bg.hover', color: 'fg' },
    },
  }),
);

const Key = chakra(
  'kbd',
  recipe({
    base: {
      display: { base: 'none', lg: 'inline' },
      ms: '2',
      px: '1.5',
      textStyle: 'xs',
      borderWidth: '1px',
      borderRadius: 'md',
    },
  }),
);
