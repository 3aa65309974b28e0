import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { SendQueryInput } from '@institute/sdk';
import { useSendQuery } from '@institute/sdk/react';
import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import * as text from '#text/enquiries.tsx';
import * as heads from '#text/heads.ts';
import { ContactCard } from '#ui/contact-card.tsx';
import { EmailText } from '#ui/contact-link.tsx';
import { TextAreaField } from '#ui/fields/text-field.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { ClockIcon, PlaceIcon } from '#ui/topic-icons.tsx';
import { SocialLinks } from '../layout/social-links.tsx';
import { ContactFields, EnquiryForm } from './enquiry-form.tsx';

export function ContactPage() {
  return (
    <PageBody>
      <PageHeader title={heads.contactUs} text={text.askAbout} />
      <Grid gap="8" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}>
        <Card.Root as="section" aria-labelledby="write-to-us">
          <Card.Body>
            <Heading id="write-to-us" textStyle="lg" mb="5">
              {text.writeToUs}
            </Heading>
            <EnquiryForm
              name="contact"
              mutation={useSendQuery()}
              parse={(values) => ({ name: values('name'), email: values('email'), phone: values('phone'), message: values('message') })}
              confirmation={text.queryReceived}
              submitLabel={text.sendQuery}
            >
              <ContactFields name="name" />
              <TextAreaField<keyof SendQueryInput> label={text.query} name="message" rows={5} maxLength={5000} />
            </EnquiryForm>
          </Card.Body>
        </Card.Root>
        <ContactDetails />
      </Grid>
    </PageBody>
  );
}

function ContactDetails() {
  return (
    <Box as="section" aria-labelledby="contact-details" bg="bg.deep" color="fg.onDeep" borderRadius="md" overflow="hidden">
      <Box bg="bg.deepest">
        <EnvelopeIllustration />
      </Box>
      <Grid gap="5" p={{ base: '4', sm: '5', md: '6' }}>
        <Heading id="contact-details" textStyle="lg">
          {text.contactDirectly}
        </Heading>
        <Grid gap="3">
          <ContactCard icon={<PhoneIcon />} label={text.callUs} href={brand.phone.href} deep>
            {brand.phone.label}
          </ContactCard>
          <ContactCard icon={<MailIcon />} label={text.emailUs} href={`mailto:${brand.email}`} deep>
            <EmailText>{brand.email}</EmailText>
          </ContactCard>
        </Grid>
        <Detail icon={<ClockIcon />}>{brand.hours}</Detail>
        <Detail icon={<PlaceIcon />}>
          <chakra.address fontStyle="normal">
            {brand.address.map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </chakra.address>
        </Detail>
        <SocialLinks />
      </Grid>
    </Box>
  );
}

function Detail({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex gap="3" align="flex-start">
      <Box color="accent.solid" pt="0.5" flexShrink="0">
        {icon}
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}

const petals = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];

function EnvelopeIllustration() {
  return (
    <svg viewBox="0 0 480 200" width="100%" height="200" preserveAspectRatio="xMidYMax meet" role="presentation" focusable="false">
      <path d="M120 92l120-72 120 72v120H120z" fill="#136378" />
      <rect x="150" y="36" width="180" height="176" rx="10" fill="#fffcf6" />
      <g fill="#ee9f14">
        {petals.map((petal) => (
          <path key={petal} d="M240 48c5 8 5 15 0 24-5-9-5-16 0-24z" transform={`rotate(${petal * 16} 240 108)`} />
        ))}
      </g>
      <path d="M212 112a28 28 0 0156 0z" fill="#fbb632" />
      <path d="M182 136h116M182 156h84" stroke="#a3d2de" strokeWidth="7" strokeLinecap="round" />
      <path d="M120 92l120 80 120-80v120H120z" fill="#0d5063" />
      <path d="M120 92l120 80 120-80" fill="none" stroke="#1e7a92" strokeWidth="4" strokeLinejoin="round" />
      <path
        d="M56 150c8-18 18-18 26 0s18 18 26 0M372 66c8-18 18-18 26 0s18 18 26 0"
        fill="none"
        stroke="#1e7a92"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
