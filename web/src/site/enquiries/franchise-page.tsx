import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Container } from '@chakra-ui/react/container';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { RequestFranchiseInput } from '@institute/sdk';
import { useRequestFranchise } from '@institute/sdk/react';
import { Hydrate } from '#lib/hydration.tsx';
import * as common from '#text/common.ts';
import * as text from '#text/enquiries.tsx';
import { ButtonAnchor } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx';
import { FormSection } from '#ui/form/form-parts.tsx';
import { ArrowIcon } from '#ui/icons.tsx';
import { TextLink } from '#ui/links.tsx';
import { PageTitle } from '#ui/page/page.tsx';
import { CheckList, StepNumber, TopicBand } from '../layout/sections.tsx';
import { ContactFields, EnquiryForm } from './enquiry-form.tsx';

export function FranchisePage() {
  return (
    <>
      <FranchiseHero />
      <Hydrate on="interaction">
        <Responsibilities />
        <Steps />
      </Hydrate>
      <Container as="section" aria-labelledby="apply" maxWidth="880px" paddingBlock={{ base: '12', md: '16' }}>
        <Heading id="apply" tabIndex={-1} textStyle="xl" _focusVisible={{ outline: 'none' }}>
          {text.apply}
        </Heading>
        <Text mt="3" mb="6" color="fg.muted" maxW="text">
          {text.howToApply((label) => (
            <TextLink to="/contact-us">{label}</TextLink>
          ))}
        </Text>
        <Card.Root>
          <Card.Body>
            <FranchiseForm />
          </Card.Body>
        </Card.Root>
      </Container>
    </>
  );
}

function FranchiseHero() {
  return (
    <Box bg="bg.deep" color="fg.onDeep" overflow="hidden">
      <Container
        display="grid"
        gap={{ base: '8', md: '12' }}
        gridTemplateColumns={{ md: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        alignItems="end"
        paddingTop={{ base: '10', md: '12' }}
      >
        <Box alignSelf="center" pb={{ md: '12' }}>
          <PageTitle textStyle="2xl">{text.centreInYourTown}</PageTitle>
          <Text mt="5" textStyle="lg" color="fg.onDeepMuted" maxW="46ch">
            {text.together}
          </Text>
          {/* Not a router link, because the browser then moves the focus as well. */}
          <ButtonAnchor
            href="#apply"
            variant="outline"
            size="lg"
            mt="8"
            color="fg.onDeep"
            borderColor="currentColor"
            _hover={{ bg: 'bg.deepHover' }}
            _focusVisible={{ outlineColor: 'fg.onDeep' }}
          >
            {text.apply}
            <ArrowIcon />
          </ButtonAnchor>
        </Box>
        <Box css={{ '& svg': { width: 'full', height: 'auto', maxWidth: { base: '320px', md: 'none' }, marginInline: 'auto' } }}>
          <CentreIllustration />
        </Box>
      </Container>
    </Box>
  );
}

const parties = [
  { title: text.whatWeBring, points: text.weBring },
  { title: text.whatYouBring, points: text.youBring },
];

function Responsibilities() {
  return (
    <Container
      display="grid"
      gap={{ base: '10', md: '12' }}
      gridTemplateColumns={{ md: '1fr 1fr' }}
      paddingBlock={{ base: '12', md: '16' }}
    >
      {parties.map(({ title, points }) => (
        <Box as="section" key={title} borderTopWidth="4px" borderTopColor="accent.solid" pt="5" minW="0">
          <Heading textStyle="xl">{title}</Heading>
          <CheckList items={points} gap="4" mt="5" />
        </Box>
      ))}
    </Container>
  );
}

function Steps() {
  const steps = text.steps.map((step, index) => ({ ...step, picture: <StepNumber number={index + 1} /> }));
  return (
    <TopicBand
      id="steps"
      heading={text.stepByStep}
      topics={steps}
      ordered
      columns={{ md: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr))' }}
      stackFrom="lg"
    />
  );
}

type Field = keyof RequestFranchiseInput;

function FranchiseForm() {
  return (
    <EnquiryForm
      name="franchise"
      mutation={useRequestFranchise()}
      parse={(values) => ({
        fullName: values('fullName'),
        email: values('email'),
        phone: values('phone'),
        address: values('address'),
        CenterLocation: values('CenterLocation'),
        workExperience: values('workExperience'),
        aboutInstitute: values('aboutInstitute'),
      })}
      confirmation={text.applicationReceived}
      submitLabel={text.sendApplication}
    >
      <Box>
        <FormSection title={text.aboutYou} text={text.howToReachYou}>
          <ContactFields name="fullName" />
          <TextField<Field> label={text.address} name="address" autoComplete="street-address" maxLength={500} />
        </FormSection>
        <FormSection title={common.yourCentre} text={text.aboutCentre}>
          <Grid gridColumn="1 / -1" gap="5">
            <TextField<Field> label={text.location} name="CenterLocation" hint={text.locationHint} autoComplete="off" maxLength={500} />
            <TextAreaField<Field> label={text.workExperience} name="workExperience" hint={text.workExperienceHint} maxLength={5000} />
            <TextAreaField<Field> label={text.aboutInstitute} name="aboutInstitute" hint={text.aboutInstituteHint} maxLength={5000} />
          </Grid>
        </FormSection>
      </Box>
    </EnquiryForm>
  );
}

const stripes = [0, 1, 2, 3, 4, 5, 6, 7];
const rays = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

function CentreIllustration() {
  return (
    <svg viewBox="0 0 420 340" width="420" height="340" role="presentation" focusable="false">
      <g fill="#ee9f14">
        {rays.map((ray) => (
          <path key={ray} d="M210 4c8 12 8 22 0 36-8-14-8-24 0-36z" transform={`rotate(${ray * 20} 210 98)`} />
        ))}
      </g>
      <path d="M164 92a46 46 0 0192 0z" fill="#fbb632" />
      {/* The house, its sign and its awning. */}
      <rect x="50" y="112" width="320" height="216" fill="#fffcf6" />
      <rect x="38" y="92" width="344" height="26" rx="6" fill="#136378" />
      <rect x="176" y="126" width="68" height="40" rx="6" fill="#0d5063" />
      <path d="M188 156c8-5 15-5 22 0 7-5 14-5 22 0v-18c-8-5-15-5-22 0-7-5-14-5-22 0z" fill="#fffcf6" />
      <path d="M210 138v18" stroke="#6db6c8" strokeWidth="2" />
      {stripes.map((stripe) => (
        <path key={stripe} d={`M${50 + stripe * 40} 176h40v26a20 20 0 01-40 0z`} fill={stripe % 2 ? '#fbb632' : '#1e7a92'} />
      ))}
      {/* The window with two computers. */}
      <rect x="74" y="234" width="168" height="72" rx="6" fill="#cfe8ee" />
      <g fill="#0d5063">
        <rect x="92" y="246" width="58" height="38" rx="5" />
        <rect x="166" y="246" width="58" height="38" rx="5" />
        <path d="M112 284h18l4 14h-26zM186 284h18l4 14h-26z" />
      </g>
      <path d="M100 272l12-9 10 5 18-14" fill="none" stroke="#fbb632" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M176 258h26M176 270h38" stroke="#6db6c8" strokeWidth="4" strokeLinecap="round" />
      <rect x="68" y="300" width="180" height="10" rx="4" fill="#a3d2de" />
      {/* The open door. */}
      <path d="M274 324v-88h64v88z" fill="#ffdf9a" />
      <path d="M338 324v-88l-40 12v88z" fill="#0d5063" />
      <circle cx="306" cy="292" r="4" fill="#fbb632" />
      <rect y="324" width="420" height="16" rx="4" fill="#136378" />
    </svg>
  );
}
