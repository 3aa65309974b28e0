import { TextField } from '../ui/field.tsx';
import { FormSection } from '../ui/form-section.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { type PersonFieldsProps, personField } from './person-field.ts';
import { states } from './states.ts';

export function AddressFields(props: PersonFieldsProps) {
  const field = personField(props);
  return (
    <FormSection title="Where you live" level={props.level}>
      <SelectField label="State" {...field('state')} autoComplete="address-level1" choices={states} placeholder="Choose your state" />
      <TextField label="City" {...field('city')} autoComplete="address-level2" maxLength={200} />
      <TextField label="Village" {...field('village')} autoComplete="address-level3" maxLength={200} />
      <TextField label="Pincode" {...field('pinCode')} inputMode="numeric" autoComplete="postal-code" maxLength={20} />
    </FormSection>
  );
}
