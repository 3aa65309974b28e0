import { useId } from 'react';
import { TextField } from '../../ui/fields/text-field.tsx';

const grades = ['A++', 'A+', 'A', 'B+', 'B', 'C', 'D'];

/** The grade, with suggestions. Any other text may be typed. */
export function GradeField() {
  const id = useId();
  return (
    <>
      <TextField label="Grade" name="grade" hint="For example A++" list={id} autoComplete="off" maxLength={50} required />
      <datalist id={id}>
        {grades.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
    </>
  );
}
