import { useRequestFranchise } from '@institute/sdk/react';
import { Box } from '../../ui/box.ts';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';

import { FormSection } from '../../ui/form/form-parts.tsx';
import { ContactFields } from './contact-fields.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { parseFranchiseForm } from './parse-enquiry.ts';

export function FranchiseForm() {
  return (
    <EnquiryForm
      mutation={useRequestFranchise()}
      parse={parseFranchiseForm}
      defaultMessage="Your application has been sent."
      confirmation="Thank you. We have received your application."
      submitLabel="Send Application"
      draft={{ name: 'franchise' }}
    >
      {(getFieldError) => (
        <Box>
          <FormSection title="About you" text="How we can reach you.">
            <ContactFields name="fullName" getFieldError={getFieldError} />
            <TextField label="Address" name="address" autoComplete="street-address" maxLength={500} error={getFieldError('address')} />
          </FormSection>
          <FormSection title="Your centre" text="Where it will be, and what you already have.">
            <Box gridColumn="1 / -1" display="grid" gap="5">
              <TextField
                label="Center Location"
                name="CenterLocation"
                hint="Town and district, and the street if you know it."
                autoComplete="off"
                maxLength={500}
                error={getFieldError('CenterLocation')}
              />
              <TextAreaField
                label="Work Experience"
                name="workExperience"
                hint="Teaching, computers or running your own business."
                maxLength={5000}
                error={getFieldError('workExperience')}
              />
              <TextAreaField
                label="About Institute"
                name="aboutInstitute"
                hint="The rooms, computers and staff that you have or plan to have."
                maxLength={5000}
                error={getFieldError('aboutInstitute')}
              />
            </Box>
          </FormSection>
        </Box>
      )}
    </EnquiryForm>
  );
}
