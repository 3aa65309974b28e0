import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { Container } from '#ui/page/page.tsx';
import mission from './values/mission.svg?no-inline';
import strategy from './values/strategy.svg?no-inline';
import vision from './values/vision.svg?no-inline';

const values = [
  {
    title: 'Mission',
    picture: mission,
    text: 'No one in our towns should lose a job, a seat or an opportunity because they had no computer to learn on.',
  },
  {
    title: 'Vision',
    picture: vision,
    text: 'A centre close to every home, where first-time learners and working professionals learn side by side.',
  },
  {
    title: 'Strategy',
    picture: strategy,
    text: 'Small batches, a computer for every student, learning by doing, and certificates that anyone can check.',
  },
];

export function Values() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="values" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="values" textStyle="xl">
          What we stand for
        </Box>
        <List>
          {values.map(({ title, picture, text }) => (
            <Value key={title}>
              <chakra.img src={picture} alt="" htmlWidth={96} htmlHeight={96} loading="lazy" decoding="async" width="72px" height="72px" />
              <div>
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="2" color="fg.muted">
                  {text}
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
