import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Container } from '#ui/page/page.tsx';
import { DeviceIcon, PeopleIcon, VideoIcon } from '#ui/topic-icons.tsx';

const methods = [
  {
    title: 'Small batches',
    Icon: PeopleIcon,
    text: 'The teacher knows every student by name, and notices who needs help.',
  },
  {
    title: 'A computer for every student',
    Icon: DeviceIcon,
    text: 'You never have to watch over someone’s shoulder. You do every exercise yourself.',
  },
  {
    title: 'Learn by doing',
    Icon: CheckIcon,
    text: 'Every lesson ends with something you made: a letter, a bill, a blouse or a fully solved paper.',
  },
  {
    title: 'Recorded lessons',
    Icon: VideoIcon,
    text: 'If you were ill or at work, watch the lesson later, as often as you need.',
  },
];

export function Teaching() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="teaching" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="teaching" textStyle="xl">
          How we teach
        </Box>
        <List>
          {methods.map(({ title, Icon, text }) => (
            <Method key={title}>
              <IconBox>
                <Icon />
              </IconBox>
              <div>
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="2" color="fg.muted">
                  {text}
                </Box>
              </div>
            </Method>
          ))}
        </List>
      </Container>
    </Box>
  );
}

const List = chakra(
  'div',
  recipe({
    base: { display: 'grid', gap: '8', marginTop: '8', gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

const Method = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
    },
  }),
);

const IconBox = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '12',
      height: '12',
      borderRadius: 'md',
      borderWidth: '1px',
      bg: 'bg.panel',
      color: 'accent.fg',
      textStyle: 'lg',
    },
  }),
);
