import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Labels by value. */
  options: Record<Value, string>;
  onChange: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId();
  const values = Object.keys(options) as Value[];
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const selected = values.find((option) => option === event.target.value);
          if (selected !== undefined) onChange(selected);
        }}
      >
        {values.map((option) => (
          <option key={option} value={option}>
            {options[option]}
          </option>
        ))}
      </select>
    </p>
  );
}
