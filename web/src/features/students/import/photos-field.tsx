import { Box } from '../../../ui/box.ts';
import { FileInput } from '../../../ui/fields/file-input.ts';
import { Field } from '../../../ui/fields/text-field.tsx';

interface PhotosFieldProps {
  /** How many students there are, and how many of them have a photo. */
  students: number;
  matched: number;
  unused: readonly File[];
  onSelect: (files: readonly File[]) => void;
}

const maxNames = 5;

/** Takes the photos of all students at once, and tells how many fit. */
export function PhotosField({ students, matched, unused, onSelect }: PhotosFieldProps) {
  return (
    <Box display="grid" gap="2">
      <Field label="Photos" hint="Choose all at once. Each is named like its cell Photo, or the student’s phone, email or full name.">
        {(control) => (
          <FileInput type="file" accept="image/*" multiple onChange={({ target }) => onSelect([...(target.files ?? [])])} {...control} />
        )}
      </Field>
      <Box role="status" textStyle="sm" overflowWrap="anywhere">
        <p>{`${matched} of ${students} ${students === 1 ? 'student has' : 'students have'} a photo.`}</p>
        {unused.length > 0 && <p>{describeUnused(unused)}</p>}
      </Box>
    </Box>
  );
}

function describeUnused(files: readonly File[]): string {
  const names = files.slice(0, maxNames).map(({ name }) => name);
  const others = files.length - names.length;
  return `${files.length === 1 ? '1 photo fits' : `${files.length} photos fit`} no student: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}
