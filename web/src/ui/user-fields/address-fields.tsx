import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { states } from './states.ts';
import { type PersonFieldsProps, personField } from './user-field.ts';

export function AddressFields(props: PersonFieldsProps) {
  const field = personField(props);
  return (
    <FormSection title={props.ofStudent ? 'Where the student lives' : 'Where you live'} level={props.level}>
      <SelectField label="State" autoComplete="address-level1" choices={states} {...field('state', 'Choose one')} />
      <TextField label="City" autoComplete="address-level2" maxLength={200} {...field('city')} />
      <TextField label="Village" autoComplete="address-level3" maxLength={200} {...field('village')} />
      <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" maxLength={20} {...field('pinCode')} />
    </FormSection>
  );
}
