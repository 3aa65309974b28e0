import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useApi } from '../../lib/use-api.ts';
import { Card } from '../../ui/card.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { PersonFields } from './person-fields.tsx';
import { ReachUs } from './reach-us.tsx';

export function ContactPage() {
  return (
    <PageBody>
      <PageHeader
        title="Contact Us"
        text="Ask about a course, a batch, a fee or a certificate. Write in Hindi or in English, as you like."
      />
      <Columns>
        <Card as="section" aria-labelledby="write-to-us">
          <Box as="h2" id="write-to-us" textStyle="lg" mb="5">
            Write to us
          </Box>
          <ContactForm />
        </Card>
        <ReachUs />
      </Columns>
    </PageBody>
  );
}

function ContactForm() {
  const { mutations } = useApi();
  return (
    <EnquiryForm
      write={mutations.sendQuery()}
      read={(text) => ({ name: text('name'), email: text('email'), phone: text('phone'), message: text('message') })}
      fallback="Your query is sent."
      thanks="Thank you. Your question has reached us, and the form is ready for another one."
      action="Send Query"
    >
      {(refused) => (
        <>
          <PersonFields name="name" refused={refused} />
          <TextAreaField label="Ask Query" name="message" rows={5} maxLength={5000} error={refused('message')} />
        </>
      )}
    </EnquiryForm>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  },
});
