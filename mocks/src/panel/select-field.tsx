import { useId } from 'react';

interface SelectFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** Names a value that is in no option, which becomes one more option. */
  otherLabel?: string;
  onChange: (value: string) => void;
}

export function SelectField({ label, value, options, otherLabel = value, onChange }: SelectFieldProps) {
  const id = useId();
  const isListed = options.some((option) => option.value === value);
  const allOptions = isListed ? options : [...options, { value, label: otherLabel }];
  return (
    <p className="mocks-panel-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {allOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}
