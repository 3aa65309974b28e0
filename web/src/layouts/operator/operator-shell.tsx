import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { User } from '@institute/sdk';
import type { ReactNode } from 'react';
import { Drawer } from '../../ui/dialog/drawer.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { usePassFocus } from '../../ui/hooks/use-restore-focus.ts';
import { Logo } from '../site/logo.tsx';
import { useCloseWhenWide } from '../site/use-close-when-wide.ts';
import { OperatorBar } from './operator-bar.tsx';
import { OperatorNav } from './operator-nav.tsx';
import { OperatorPerson } from './operator-user.tsx';

interface OperatorFrameProps {
  /** Not there while the profile is on its way: the frame has its size, and nothing of the area in it. */
  user: User | undefined;
  children: ReactNode;
}

/** What stands around every page of the operator's area: a sidebar, which is a drawer on phones, and a top bar. */
export function OperatorFrame({ user, children }: OperatorFrameProps) {
  const drawer = useDialog();
  useCloseWhenWide(drawer);
  return (
    <Flex ref={usePassFocus<HTMLDivElement>()} minHeight="100dvh">
      <Side aria-label="Your centre" hideBelow="lg">
        <Box mb="2">
          <Logo />
        </Box>
        {user && <OperatorPerson user={user} />}
        {user && <OperatorNav />}
      </Side>
      <Box flex="1" minWidth="0">
        <OperatorBar onMenu={user && drawer.open} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </Box>
      {user && (
        <Drawer name="Menu" side="start" deep control={drawer} heading={<OperatorPerson user={user} />}>
          <OperatorNav onFollow={drawer.close} />
        </Drawer>
      )}
    </Flex>
  );
}

const Side = chakra('aside', {
  base: {
    width: '272px',
    flexShrink: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    padding: '4',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    overflowY: 'auto',
    bg: 'bg.deep',
    color: 'fg.onDeep',
    _print: { display: 'none' },
  },
});
