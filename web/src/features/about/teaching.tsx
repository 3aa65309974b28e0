import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { CheckIcon, DeviceIcon, PeopleIcon, VideoIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/page/container.tsx';

const ways = [
  {
    title: 'Small batches',
    Icon: PeopleIcon,
    text: 'The teacher knows each name, and sees who is stuck before they have to ask.',
  },
  {
    title: 'A machine each',
    Icon: DeviceIcon,
    text: 'Nobody watches over a shoulder. What you have learnt, your own hands have done.',
  },
  {
    title: 'Something made',
    Icon: CheckIcon,
    text: 'A lesson ends with a thing: a letter, a bill, a blouse, a paper solved to the last question.',
  },
  {
    title: 'Recorded lessons',
    Icon: VideoIcon,
    text: 'If you were ill or at work, you see the lesson later, as often as you need it.',
  },
];

/** How a lesson goes. */
export function Teaching() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="teaching" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="teaching" textStyle="xl">
          How we teach
        </Box>
        <List>
          {ways.map(({ title, Icon, text }) => (
            <Way key={title}>
              <Mark>
                <Icon />
              </Mark>
              <div>
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="2" color="fg.muted">
                  {text}
                </Box>
              </div>
            </Way>
          ))}
        </List>
      </Container>
    </Box>
  );
}

const List = chakra('div', {
  base: { display: 'grid', gap: '8', marginTop: '8', gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' } },
});

const Way = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'start',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  },
});

const Mark = chakra('div', {
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
});
