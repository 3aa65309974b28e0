import { useId } from 'react';

interface ChoiceProps<Name extends string> {
  label: string;
  value: Name;
  /** Text by value. */
  choices: Record<Name, string>;
  onChoose: (name: Name) => void;
}

/** A labelled select. */
export function Choice<Name extends string>({ label, value, choices, onChoose }: ChoiceProps<Name>) {
  const id = useId();
  const names = Object.keys(choices) as Name[];
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const name = names.find((known) => known === event.target.value);
          if (name !== undefined) onChoose(name);
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {choices[name]}
          </option>
        ))}
      </select>
    </p>
  );
}
