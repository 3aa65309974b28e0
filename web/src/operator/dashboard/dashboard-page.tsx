import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useViewer } from '#session/use-session.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/operator.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { ToDos } from './to-dos.tsx';

/** What the operator can do next, beside it the wallet, which is the child, and the static counts. */
export function DashboardPage({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  if (viewer.status !== 'success') return null;
  return (
    <PageBody>
      <PageHeader title={heads.dashboard} text={text.namaste(viewer.user.fullName)} />
      <Box
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px', xl: 'minmax(0, 1fr) 320px' }}
      >
        <ToDos />
        <Box display="grid" gap="4" minW="0">
          {children}
          <Counts aria-label={text.counts}>
            {[1, 2].map((pair) => [
              <StatCard key={`courses ${pair}`} count={12} label={text.courses} />,
              <StatCard key={`users ${pair}`} count={1200} label={text.users} />,
            ])}
          </Counts>
        </Box>
      </Box>
    </PageBody>
  );
}

const Counts = chakra('ul', recipe({ base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }));

function StatCard({ count, label }: { count: number; label: string }) {
  return (
    <Box as="li" px="3" py="2" borderRadius="md" borderWidth="1px" color="fg.muted" textStyle="sm">
      <b>{count}</b> <span>{label}</span>
    </Box>
  );
}
