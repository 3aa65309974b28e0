import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '../button.tsx';
import { useTopDialog } from '../dialog/modal-stack.ts';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons.tsx';
import { type Notice, type Notices as NoticesStore, notices } from './toast-store.ts';

const none: readonly Notice[] = [];

/** Shows the notices of a store above the page, or in the dialog that lies above it: outside of that, nobody could press or hear them. */
export function Notices({ store = notices }: { store?: NoticesStore }) {
  const visible = useSyncExternalStore(store.subscribe, store.visible, () => none);
  useEffect(() => {
    const follow = () => store.setHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [store]);
  const dialog = useTopDialog();
  const region = (
    <Region aria-label="Notices" hidden={visible.length === 0}>
      {visible.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} store={store} />
      ))}
    </Region>
  );
  return dialog ? createPortal(region, dialog) : region;
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    zIndex: 'notices',
    insetInline: { base: '4', md: 'auto' },
    insetEnd: { md: '6' },
    bottom: { base: 'calc(var(--action-bar, 0px) + 16px)', md: 'calc(var(--action-bar, 0px) + 24px)' },
    width: { md: '384px' },
    display: 'grid',
    gap: '2',
    _hidden: { display: 'none' },
    _print: { display: 'none' },
    // On a small screen the newest two: more would lie over what has to be pressed next.
    '& > :nth-last-of-type(n + 3)': { display: { base: 'none', md: 'flex' } },
  },
});

/** A card that goes with its dialog, and comes again elsewhere, is not told that pointer and focus have left it. */
function useReleased(id: number, store: NoticesStore): void {
  useEffect(
    () => () => {
      store.resume(id, 'pointer');
      store.resume(id, 'focus');
    },
    [id, store],
  );
}

const names = { error: 'Error', success: 'Done', warning: 'Please note' };

function NoticeCard({ notice, store }: { notice: Notice; store: NoticesStore }) {
  const { id, type, text, action } = notice;
  useReleased(id, store);
  return (
    <Flex
      role={type === 'error' ? 'alert' : 'status'}
      data-notice={type}
      align="flex-start"
      gap="3"
      p="3"
      ps="4"
      bg="bg.panel"
      color="fg"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border"
      borderInlineStartWidth="6px"
      borderInlineStartColor={`${type}.fg`}
      boxShadow="md"
      animation="rise"
      onPointerEnter={() => store.pause(id, 'pointer')}
      onPointerLeave={() => store.resume(id, 'pointer')}
      onFocus={() => store.pause(id, 'focus')}
      onBlur={() => store.resume(id, 'focus')}
    >
      <Box color={`${type}.fg`} pt="1.5" flexShrink="0">
        {type === 'success' ? <CheckIcon /> : <AlertIcon />}
      </Box>
      <Box flex="1" py="1" minW="0" overflowWrap="anywhere">
        <Box as="span" srOnly>
          {`${names[type]}: `}
        </Box>
        <span>{text}</span>
        {action && (
          <Button
            size="sm"
            variant="outline"
            mt="2"
            onClick={() => {
              store.close(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
      </Box>
      <IconButton aria-label="Close notice" onClick={() => store.close(id)}>
        <CloseIcon />
      </IconButton>
    </Flex>
  );
}
