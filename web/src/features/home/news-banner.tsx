import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLater } from '../../ui/hooks/use-lazy-module.ts';
import { usePausing } from '../../ui/hooks/use-pause.ts';
import { Container } from '../../ui/page/container.tsx';
import { PauseButton } from '../../ui/pause-button.tsx';
import { NewsList } from './news-list.tsx';

const loadMoving = () => import('./moving-news.tsx');

/** Recognition that moves past below the header; it stands still until its library is here. */
export function NewsBanner() {
  const pausing = usePausing();
  const MovingNews = useLater(loadMoving, !pausing.still)?.MovingNews;
  const runs = MovingNews && !pausing.still;
  return (
    <Box bg="bg.tint" borderBottomWidth="1px" {...pausing.watch}>
      <Container as="section" aria-label="Recognition" data-moving={(runs && pausing.moving) || undefined}>
        <Flex align="center" gap="3">
          <View>{runs ? <MovingNews moving={pausing.moving} /> : <NewsList />}</View>
          <ButtonRoom>{runs && <PauseButton of="news" stopped={pausing.stopped} onClick={pausing.toggle} />}</ButtonRoom>
        </Flex>
      </Container>
    </Box>
  );
}

const View = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    overflow: 'clip',
    maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
    '&:has(> [data-track])': { maskImage: 'linear-gradient(to right, transparent, #000 16px, #000 calc(100% - 32px), transparent)' },
    _motionReduce: { maskImage: 'none' },
  },
});

// Kept free, so that the news does not change its width when the button comes.
const ButtonRoom = chakra('div', {
  base: { display: 'grid', minWidth: '10', minHeight: '10', marginBlock: '1', _motionReduce: { display: 'none' } },
});
