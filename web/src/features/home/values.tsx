import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';

const values = [
  {
    title: 'Mission',
    text: 'That nobody in our towns loses a job, a seat or a chance because a computer was never within reach.',
  },
  {
    title: 'Vision',
    text: 'A centre close to every home, where a first-time learner and a working professional sit at the same table.',
  },
  {
    title: 'Strategy',
    text: 'Small batches, a machine for each student, lessons that end with something made, and certificates that prove themselves.',
  },
];

/** What the institute stands for. */
export function Values() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="values" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="values" textStyle="xl">
          What we stand for
        </Box>
        <List>
          {values.map(({ title, text }) => (
            <Box key={title} borderTopWidth="4px" borderTopColor="accent.solid" pt="4">
              <Box as="h3" textStyle="lg">
                {title}
              </Box>
              <Box as="p" mt="2" color="fg.muted">
                {text}
              </Box>
            </Box>
          ))}
        </List>
      </Container>
    </Box>
  );
}

const List = chakra('div', {
  base: { display: 'grid', gap: '8', marginTop: '8', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
});
