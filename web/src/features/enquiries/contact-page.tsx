import { chakra } from '@chakra-ui/react/styled-system';
import { useSendQuery } from '@institute/sdk/react';
import { recipe } from '../../theme/system.ts';
import { Box } from '../../ui/box.ts';
import { Card } from '../../ui/card.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { ContactDetails } from './contact-details.tsx';
import { ContactFields } from './contact-fields.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { parseContactForm } from './parse-enquiry.ts';

export function ContactPage() {
  return (
    <PageBody>
      <PageHeader title="Contact Us" text="Ask about a course, batch, fee or certificate. You can write in Hindi or English." />
      <Columns>
        <Card as="section" aria-labelledby="write-to-us">
          <Box as="h2" id="write-to-us" textStyle="lg" mb="5">
            Write to us
          </Box>
          <ContactForm />
        </Card>
        <ContactDetails />
      </Columns>
    </PageBody>
  );
}

function ContactForm() {
  return (
    <EnquiryForm
      mutation={useSendQuery()}
      parse={parseContactForm}
      defaultMessage="Your query has been sent."
      confirmation="Thank you. We have received your query."
      submitLabel="Send Query"
    >
      {(getFieldError) => (
        <>
          <ContactFields name="name" getFieldError={getFieldError} />
          <TextAreaField label="Ask Query" name="message" rows={5} maxLength={5000} error={getFieldError('message')} />
        </>
      )}
    </EnquiryForm>
  );
}

const Columns = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '8',
      alignItems: 'start',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    },
  }),
);
