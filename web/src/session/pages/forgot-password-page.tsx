import { brand } from '#lib/brand.ts';
import { Box } from '#ui/box.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ContactLink, EmailText } from '#ui/contact-link.tsx';
import { MailIcon, PhoneIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { Prose } from '#ui/prose.tsx';

/** The API cannot reset passwords, so the page says how to reach the institute. */
export function ForgotPasswordPage() {
  return (
    <PageBody narrow maxWidth="560px">
      <PageHeader title="Forgot Password" text="Please write to us or call us. We will help you set a new password." />
      <Card display="grid" gap="6">
        <Box display="grid" gap="3">
          <ContactLink icon={<MailIcon />} label="Write to us" href={`mailto:${brand.email}`}>
            <EmailText>{brand.email}</EmailText>
          </ContactLink>
          <ContactLink icon={<PhoneIcon />} label={`Call us, ${brand.hours}`} href={brand.phone.href}>
            {brand.phone.label}
          </ContactLink>
        </Box>
        <Prose>
          <h2>Keep these ready</h2>
          <ul>
            <li>the email that you registered with;</li>
            <li>your Student Id, if you have one. It is on your student card.</li>
          </ul>
          <p>We never ask for your old password, for a card number or for a code from your bank. Please do not send them.</p>
        </Prose>
        <ButtonLink to="/login" variant="outline">
          Back to Sign In
        </ButtonLink>
      </Card>
    </PageBody>
  );
}
