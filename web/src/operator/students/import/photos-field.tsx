import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import * as text from '#text/import.ts';
import { FileInput } from '#ui/fields/file-input.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Field } from '#ui/fields/text-field.tsx';
import { Thumbnail } from '../../entry/grid.tsx';
import { setCells } from '../../entry/grid-values.ts';
import type { StudentImport } from './use-student-import.ts';

type PhotosFieldProps = Pick<StudentImport, 'importTable' | 'photoFiles'> & { isChecked: boolean };

/** How many students are named, and how many files without a student are shown at a time. */
const maxNames = 8;

export function PhotosField({ importTable, photoFiles, isChecked }: PhotosFieldProps) {
  const { values, source, changeValues } = importTable;
  const { files, photos, unused, rows, onSelect } = photoFiles;
  const without = rows.filter(({ key }) => !photos.has(key));
  // A file that was given to a student by hand keeps its select, so that the choice can be changed.
  const getOwner = ({ name }: File) => Object.keys(values).find((key) => values[key]?.avatar === name && source[key]?.avatar !== name);
  const given = files.filter((file) => getOwner(file) !== undefined);
  const open = unused.filter((file) => !given.includes(file));
  const shown = files.filter((file) => given.includes(file) || open.slice(0, maxNames).includes(file));
  const give = (file: File, owner: string) =>
    changeValues((current) => {
      const last = getOwner(file);
      const cells = last ? [{ row: last, column: 'avatar', text: source[last]?.avatar ?? '' }] : [];
      return setCells(current, owner ? [...cells, { row: owner, column: 'avatar', text: file.name }] : cells);
    });
  return (
    <Grid gap="3" data-field="avatar">
      <Field
        label={text.photos}
        hint={text.photosHint}
        error={isChecked && files.length === 0 && without.length > 0 ? text.photosRequired : undefined}
      >
        {(control) => <FileInput accept="image/*" multiple onChange={({ target }) => onSelect([...(target.files ?? [])])} {...control} />}
      </Field>
      <Box role="status" textStyle="sm" overflowWrap="anywhere">
        <p>{text.haveAPhoto({ count: rows.length - without.length, total: rows.length })}</p>
        {files.length > 0 && without.length > 0 && <p>{text.withoutPhoto(joinNames(without.map(({ name }) => name)))}</p>}
        {open.length > 0 && <p>{text.photosOfNobody({ count: open.length, names: joinNames(open.map(({ name }) => name)) })}</p>}
      </Box>
      {Object.keys(values).length > 0 && shown.length > 0 && (
        <FileList aria-label={text.photosWithoutStudent}>
          {shown.map((file) => {
            const owner = getOwner(file);
            const choices = rows.filter(({ key, isInTable }) => isInTable && (key === owner || !photos.has(key)));
            return (
              <li key={file.name}>
                <Thumbnail file={file} />
                <SelectField
                  label={text.studentIn(file.name)}
                  options={choices.map(({ key, name }) => ({ value: key, label: name }))}
                  placeholder={text.selectStudent}
                  value={owner ?? ''}
                  onChange={({ target }) => give(file, target.value)}
                />
              </li>
            );
          })}
        </FileList>
      )}
    </Grid>
  );
}

function joinNames(names: readonly string[]): string {
  const others = names.length - maxNames;
  const shown = names.slice(0, maxNames).join(', ');
  return others > 0 ? text.namesAndMore({ names: shown, others }) : shown;
}

const FileList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    '& > li': { display: 'grid', gap: '3', alignItems: 'end', gridTemplateColumns: '48px minmax(0, 1fr)', overflowWrap: 'anywhere' },
    '& img': { width: '48px', height: '60px', objectFit: 'cover', borderRadius: 'md', bg: 'bg.hover' },
  },
});
