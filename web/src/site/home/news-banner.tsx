import { Box } from '@chakra-ui/react/box';
import { Container } from '@chakra-ui/react/container';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import * as text from '#text/home.ts';
import { useLazyModule } from '#ui/hooks.ts';
import { StarIcon } from '#ui/topic-icons.tsx';
import { PauseButton, usePause } from '../carousel/pause-button.tsx';

const loadMarquee = () => import('./news-marquee.tsx');

/** Recognitions that scroll below the header. They stand still until the marquee is loaded. */
export function NewsBanner() {
  const pause = usePause();
  const NewsMarquee = useLazyModule(loadMarquee, !pause.reducedMotion)?.NewsMarquee;
  const isAnimated = NewsMarquee && !pause.reducedMotion;
  return (
    <Box bg="bg.tint" borderBottomWidth="1px" {...pause.containerProps}>
      <Container as="section" aria-label={text.recognition} data-moving={(isAnimated && pause.isMoving) || undefined}>
        <Flex align="center" gap="3">
          <Box
            flex="1"
            minWidth="0"
            overflow="clip"
            maskImage="linear-gradient(to right, #000 calc(100% - 32px), transparent)"
            _motionReduce={{ maskImage: 'none' }}
            css={{
              '&:has(> [data-track])': {
                maskImage: 'linear-gradient(to right, transparent, #000 16px, #000 calc(100% - 32px), transparent)',
              },
            }}
          >
            {isAnimated ? (
              <NewsMarquee moving={pause.isMoving}>
                <NewsList />
                <NewsList aria-hidden inert />
              </NewsMarquee>
            ) : (
              <NewsList />
            )}
          </Box>
          {/* Reserves the space of the button, so that the news keeps its width when the button appears. */}
          <Grid minWidth="10" minHeight="10" marginBlock="1" _motionReduce={{ display: 'none' }}>
            {isAnimated && <PauseButton of={text.newsToPause} isPaused={pause.isPaused} onClick={pause.toggle} />}
          </Grid>
        </Flex>
      </Container>
    </Box>
  );
}

/** The news in one line, which wraps when the user prefers reduced motion. */
function NewsList(props: HTMLChakraProps<'ul'>) {
  return (
    <List {...props}>
      {text.news.map((line) => (
        <Item key={line}>
          <StarIcon />
          {line}
        </Item>
      ))}
    </List>
  );
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexShrink: '0',
    minWidth: 'max-content',
    _motionReduce: { flexWrap: 'wrap', minWidth: '0', paddingBlock: '2', rowGap: '1' },
  },
});

const Item = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInlineEnd: '10',
    color: 'fg.brand',
    textStyle: 'sm',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    '& svg': { color: 'accent.fg', flexShrink: '0' },
    _motionReduce: { paddingInlineEnd: '6', whiteSpace: 'normal' },
  },
});
