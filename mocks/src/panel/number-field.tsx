import { useId } from 'react';

interface NumberFieldProps {
  label: string;
  name: string;
  defaultValue?: string;
  /** What an empty field means. */
  placeholder: string;
  disabled?: boolean;
}

export function NumberField({ label, ...input }: NumberFieldProps) {
  const id = useId();
  return (
    <p className="mocks-panel-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} inputMode="numeric" {...input} />
    </p>
  );
}
