import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../../theme/system.ts';

interface SubjectChoiceProps {
  subjects: readonly string[];
  hidden: ReadonlySet<string>;
  onChange: (hidden: ReadonlySet<string>) => void;
}

/** Checkboxes for the subjects of a course. The last one stays checked. */
export function SubjectChoice({ subjects, hidden, onChange }: SubjectChoiceProps) {
  const isLast = (name: string) => !hidden.has(name) && subjects.every((other) => other === name || hidden.has(other));
  const toggle = (name: string) => {
    const changed = new Set(hidden);
    if (!changed.delete(name)) changed.add(name);
    onChange(changed);
  };
  return (
    <Group>
      <legend>Subjects in this marksheet</legend>
      {subjects.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={!hidden.has(name)} aria-disabled={isLast(name)} onChange={() => !isLast(name) && toggle(name)} />
          {name}
        </label>
      ))}
    </Group>
  );
}

const Group = chakra(
  'fieldset',
  recipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      '& legend': { fontWeight: '550' },
      '& label': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '36px', cursor: 'pointer', overflowWrap: 'anywhere' },
      '& input': { width: '18px', height: '18px', accentColor: 'var(--color-brand-solid)', flexShrink: '0' },
      '& input[aria-disabled=true]': { cursor: 'not-allowed' },
    },
  }),
);
