import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/about.ts';
import { recipe } from '#theme/system.ts';
import { Box } from '#ui/box.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Container } from '#ui/page/page.tsx';
import { DeviceIcon, PeopleIcon, VideoIcon } from '#ui/topic-icons.tsx';

const methods = [
  {
    title: text.smallBatches,
    Icon: PeopleIcon,
    body: text.smallBatchesText,
  },
  {
    title: text.ownComputer,
    Icon: DeviceIcon,
    body: text.ownComputerText,
  },
  {
    title: text.learnByDoing,
    Icon: CheckIcon,
    body: text.learnByDoingText,
  },
  {
    title: text.recordedLessons,
    Icon: VideoIcon,
    body: text.recordedLessonsText,
  },
];

export function Teaching() {
  return (
    <Box bg="bg.subtle" borderBlockWidth="1px">
      <Container as="section" aria-labelledby="teaching" paddingBlock={{ base: '12', md: '16' }}>
        <Box as="h2" id="teaching" textStyle="xl">
          {text.howWeTeach}
        </Box>
        <List>
          {methods.map(({ title, Icon, body }) => (
            <Method key={title}>
              <IconBox>
                <Icon />
              </IconBox>
              <div>
                <Box as="h3" textStyle="lg">
                  {title}
                </Box>
                <Box as="p" mt="2" color="fg.muted">
                  {body}
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
