import { type ReactNode, useEffect, useId, useRef } from 'react';

/** If a button unmounts while it holds focus, focus moves to the summary. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const summaryRef = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // React dispatches no blur event for an element that it removes.
    if (hasFocus.current && document.activeElement === document.body) summaryRef.current?.focus();
  });
  const setHasFocus = (value: boolean) => {
    hasFocus.current = value;
  };
  return (
    <details className="mocks-panel-section" onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      <summary ref={summaryRef}>{title}</summary>
      <div>{children}</div>
    </details>
  );
}

/** `label` is for screen readers, instead of the text. */
export function Button({ label, onClick, children }: { label?: string; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

export type Options = readonly (readonly [value: string, label: string])[];

interface SelectFieldProps {
  label: string;
  options: Options;
  /** The name of the field in a form that reads it. Such a field has no `value`. */
  name?: string;
  value?: string;
  /** The label of a value that is in no option. The value becomes one more option. */
  otherLabel?: string;
  onChange?: (value: string) => void;
}

export function SelectField({ label, options, value, otherLabel, onChange, ...field }: SelectFieldProps) {
  const id = useId();
  const isListed = value === undefined || options.some(([listed]) => listed === value);
  const allOptions: Options = isListed ? options : [...options, [value, otherLabel ?? value]];
  return (
    <p className="mocks-panel-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange?.(event.target.value)} {...field}>
        {allOptions.map(([listed, text]) => (
          <option key={listed} value={listed}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
