import { Card } from '@chakra-ui/react/card';
import { Grid } from '@chakra-ui/react/grid';
import { brand } from '#lib/brand.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/sign-in.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { ContactCard } from '#ui/contact-card.tsx';
import { EmailText } from '#ui/contact-link.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Prose } from '#ui/prose.tsx';

/** The API cannot reset passwords, so the page says how to reach the institute. */
export function ForgotPasswordPage() {
  return (
    <PageBody maxWidth="560px">
      <PageHeader title={heads.forgotPassword} text={text.askUs} />
      <Card.Root>
        <Card.Body gap="6" px={{ base: '4', md: '6' }}>
          <Grid gap="3">
            <ContactCard icon={<MailIcon />} label={text.writeToUs} href={`mailto:${brand.email}`}>
              <EmailText>{brand.email}</EmailText>
            </ContactCard>
            <ContactCard icon={<PhoneIcon />} label={text.callUs(brand.hours)} href={brand.phone.href}>
              {brand.phone.label}
            </ContactCard>
          </Grid>
          <Prose>
            <h2>{text.keepReady}</h2>
            <ul>
              <li>{text.registeredEmail}</li>
              <li>{text.studentId}</li>
            </ul>
            <p>{text.neverSend}</p>
          </Prose>
          <ButtonLink to="/login" variant="outline">
            {text.backToSignIn}
          </ButtonLink>
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}
