import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/home.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Container } from '#ui/page/page.tsx';
import mission from './values/mission.svg?no-inline';
import strategy from './values/strategy.svg?no-inline';
import vision from './values/vision.svg?no-inline';

const values = [
  {
    title: text.mission,
    picture: mission,
    body: text.missionText,
  },
  {
    title: text.vision,
    picture: vision,
    body: text.visionText,
  },
  {
    title: text.strategy,
    picture: strategy,
    body: text.strategyText,
  },
];

export function Values() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="values" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="values" textStyle="xl">
          {text.whatWeStandFor}
        </Box>
        <List>
          {values.map(({ title, picture, body }) => (
            <Value key={title}>
              <chakra.img src={picture} alt="" htmlWidth={96} htmlHeight={96} loading="lazy" decoding="async" width="72px" height="72px" />
              <div>
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="2" color="fg.muted">
                  {body}
                </Box>
              </div>
            </Value>
          ))}
        </List>
      </Container>
    </Box>
  );
}

const List = chakra(
  'div',
  recipe({
    base: { display: 'grid', gap: '8', marginTop: '8', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

const Value = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      // On phones the picture is beside the text.
      gridTemplateColumns: { base: '72px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    },
  }),
);
