import { TextField } from '../../ui/field.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { states } from './states.ts';

export function AddressFields({ refused }: { refused: (field: string) => string | undefined }) {
  return (
    <FormSection title="Where you live">
      <SelectField
        label="State"
        name="state"
        autoComplete="address-level1"
        choices={states}
        placeholder="Choose your state"
        error={refused('state')}
      />
      <TextField label="City" name="city" autoComplete="address-level2" maxLength={200} error={refused('city')} />
      <TextField label="Village" name="village" autoComplete="address-level3" maxLength={200} error={refused('village')} />
      <TextField label="Pincode" name="pinCode" inputMode="numeric" autoComplete="postal-code" maxLength={20} error={refused('pinCode')} />
    </FormSection>
  );
}
