import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Container } from '@chakra-ui/react/container';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Image } from '@chakra-ui/react/image';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { brand } from '#lib/brand.ts';
import { Hydrate } from '#lib/hydration.tsx';
import * as text from '#text/about.ts';
import * as heads from '#text/heads.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { PageTitle } from '#ui/page/page.tsx';
import { CertificateIcon, ClockIcon, DeviceIcon, PeopleIcon, PlaceIcon, StarIcon, VideoIcon } from '#ui/topic-icons.tsx';
import { StepNumber, TopicBand } from '../layout/sections.tsx';
import centre from './centre.svg?no-inline';

export function AboutPage() {
  return (
    <>
      <Container paddingBlock={{ base: '8', md: '12' }}>
        <Intro />
      </Container>
      <Hydrate on="interaction">
        <Teaching />
        <LearningPath />
        <Trust />
        <FindACentre />
      </Hydrate>
    </>
  );
}

function Intro() {
  return (
    <Grid
      gap={{ base: '8', lg: '12' }}
      alignItems="center"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <Box>
        <PageTitle>{heads.about}</PageTitle>
        <Text mt="4" textStyle="lg">
          {text.whereWeTeach(brand.name)}
        </Text>
        <Text mt="4" color="fg.muted">
          {text.whomWeTeach}
        </Text>
      </Box>
      <Image
        src={centre}
        alt={text.centrePicture}
        htmlWidth={640}
        htmlHeight={480}
        decoding="async"
        width="full"
        height="auto"
        aspectRatio="4 / 3"
        borderRadius="md"
      />
    </Grid>
  );
}

const methods = [
  { title: text.smallBatches, text: text.smallBatchesText, Icon: PeopleIcon },
  { title: text.ownComputer, text: text.ownComputerText, Icon: DeviceIcon },
  { title: text.learnByDoing, text: text.learnByDoingText, Icon: CheckIcon },
  { title: text.recordedLessons, text: text.recordedLessonsText, Icon: VideoIcon },
];

function Teaching() {
  const topics = methods.map(({ Icon, ...topic }) => ({
    ...topic,
    picture: (
      <IconBox>
        <Icon />
      </IconBox>
    ),
  }));
  return (
    <TopicBand
      id="teaching"
      heading={text.howWeTeach}
      topics={topics}
      columns={{ sm: '1fr 1fr', lg: 'repeat(4, minmax(0, 1fr))' }}
      stackFrom="lg"
    />
  );
}

const IconBox = chakra('div', {
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

function LearningPath() {
  return (
    <Container as="section" aria-labelledby="learning-path" paddingBlock={{ base: '12', md: '16' }}>
      <Heading id="learning-path" textStyle="xl">
        {text.learningPath}
      </Heading>
      <Grid as="ol" marginTop="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(5, minmax(0, 1fr))' }} columnGap="6">
        {text.steps.map((step, index) => (
          <Step key={step.title}>
            <StepNumber number={index + 1} />
            <Box minW="0" pt="1">
              <Heading as="h3" textStyle="md" fontWeight="650">
                {step.title}
              </Heading>
              <Text mt="1" color="fg.muted" textStyle="sm">
                {step.text}
              </Text>
            </Box>
          </Step>
        ))}
      </Grid>
    </Container>
  );
}

/** A line connects each number to the next: vertical on small screens, horizontal on wide ones. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '4', lg: '3' },
    paddingBottom: { base: '6', lg: '0' },
    '&:last-of-type': { paddingBottom: '0' },
    '&:not(:last-of-type)::before': {
      content: '""',
      position: 'absolute',
      bg: 'border.control',
      insetInlineStart: { base: '19px', lg: '48px' },
      insetInlineEnd: { lg: '-16px' },
      top: { base: '48px', lg: '19px' },
      bottom: { base: '8px', lg: 'auto' },
      width: { base: '2px', lg: 'auto' },
      height: { lg: '2px' },
    },
  },
});

function Trust() {
  return (
    <Box bg="bg.deep" color="fg.onDeep">
      <Container as="section" aria-labelledby="trust" paddingBlock={{ base: '12', md: '16' }}>
        <Heading id="trust" textStyle="xl">
          {text.trust}
        </Heading>
        <Grid gap={{ base: '8', md: '12' }} marginTop="8" templateColumns={{ md: '1fr 1fr' }}>
          <Reason>
            <StarIcon />
            <Heading as="h3" textStyle="lg">
              {text.recognition}
            </Heading>
            <p>{text.recognitionText}</p>
          </Reason>
          <Reason>
            <CertificateIcon />
            <Heading as="h3" textStyle="lg">
              {text.certificates}
            </Heading>
            <p>{text.certificatesText}</p>
            <ButtonLink to="/view-result" colorPalette="accent" justifySelf="start" mt="2">
              {text.checkCertificate}
            </ButtonLink>
          </Reason>
        </Grid>
      </Container>
    </Box>
  );
}

const Reason = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    '& p': { color: 'fg.onDeepMuted', maxWidth: '52ch' },
    '& > svg': { color: 'accent.solid', width: '32px', height: '32px' },
    '& a:focus-visible': { outlineColor: 'fg.onDeep' },
  },
});

function FindACentre() {
  return (
    <Container as="section" aria-labelledby="find-a-centre" paddingBlock={{ base: '12', md: '16' }}>
      <Heading id="find-a-centre" textStyle="xl">
        {text.findCentre}
      </Heading>
      <Grid gap="6" marginTop="6" templateColumns={{ md: '1fr 1fr' }}>
        <Card.Root>
          <Card.Body gap="4" alignItems="flex-start">
            <Heading as="h3" textStyle="lg">
              {text.visitUs}
            </Heading>
            <IconLine>
              <PlaceIcon />
              <address>{brand.address.slice(1).join(', ')}</address>
            </IconLine>
            <IconLine>
              <ClockIcon />
              {brand.hours}
            </IconLine>
            <ButtonLink to="/contact-us" mt="auto">
              {text.contactUs}
            </ButtonLink>
          </Card.Body>
        </Card.Root>
        <Card.Root>
          <Card.Body gap="4" alignItems="flex-start">
            <Heading as="h3" textStyle="lg">
              {text.franchiseCentres}
            </Heading>
            <Text color="fg.muted">{text.franchiseCentresText}</Text>
            <ButtonLink to="/franchise" variant="outline" mt="auto">
              {text.openCentre}
            </ButtonLink>
          </Card.Body>
        </Card.Root>
      </Grid>
    </Container>
  );
}

const IconLine = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    '& svg': { color: 'accent.fg', flexShrink: '0', marginTop: '2px' },
    '& address': { fontStyle: 'normal' },
  },
});
