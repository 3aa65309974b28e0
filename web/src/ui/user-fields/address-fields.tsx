import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormSection } from '../form/form-parts.tsx';
import { getUserFieldProps, type UserFieldsProps } from './get-user-field-props.ts';
import { stateOptions } from './states.ts';

/** A form section with state, city, village and PIN code. */
export function AddressFields(props: UserFieldsProps) {
  const field = getUserFieldProps(props);
  return (
    <FormSection title="Address" level={props.level}>
      <SelectField label="State" autoComplete="address-level1" options={stateOptions} {...field('state', 'Select one')} />
      <TextField label="City" autoComplete="address-level2" maxLength={200} {...field('city')} />
      <TextField label="Village" autoComplete="address-level3" maxLength={200} {...field('village')} />
      <TextField label="Pincode" inputMode="numeric" autoComplete="postal-code" maxLength={20} {...field('pinCode')} />
    </FormSection>
  );
}
