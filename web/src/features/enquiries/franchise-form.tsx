import { Box } from '@chakra-ui/react/box';
import { useApi } from '../../lib/use-api.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormSection } from '../../ui/form/form-section.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { PersonFields } from './person-fields.tsx';

export function FranchiseForm() {
  const { mutations } = useApi();
  return (
    <EnquiryForm
      write={mutations.requestFranchise()}
      read={(text) => ({
        fullName: text('fullName'),
        email: text('email'),
        phone: text('phone'),
        address: text('address'),
        // The product spells it with a capital.
        CenterLocation: text('CenterLocation'),
        workExperience: text('workExperience'),
        aboutInstitute: text('aboutInstitute'),
      })}
      fallback="Your application is sent."
      thanks="Thank you. Your application has reached us."
      action="Send Application"
    >
      {(refused) => (
        <Box>
          <FormSection title="You" text="How we reach you.">
            <PersonFields name="fullName" refused={refused} />
            <TextField label="Address" name="address" autoComplete="street-address" maxLength={500} error={refused('address')} />
          </FormSection>
          <FormSection title="Your centre" text="Where it would be, and what you bring to it.">
            <Box gridColumn="1 / -1" display="grid" gap="5">
              <TextField
                label="Center Location"
                name="CenterLocation"
                hint="Town and district, and the street if you know it."
                autoComplete="off"
                maxLength={500}
                error={refused('CenterLocation')}
              />
              <TextAreaField
                label="Work Experience"
                name="workExperience"
                hint="Teaching, computers, or running a business of your own."
                maxLength={5000}
                error={refused('workExperience')}
              />
              <TextAreaField
                label="About Institute"
                name="aboutInstitute"
                hint="Rooms, computers and people that are there, or what you plan."
                maxLength={5000}
                error={refused('aboutInstitute')}
              />
            </Box>
          </FormSection>
        </Box>
      )}
    </EnquiryForm>
  );
}
