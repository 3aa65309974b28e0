import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import * as text from '#text/import.ts';
import * as userFields from '#text/user-fields.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { type ImportField, type ImportTable, type ImportTableState, importColumns, matchColumns } from './import-table.ts';

/** Course and batch may be the same for all, photos are matched by other names as well, and passwords are made. */
const requiredColumns: readonly ImportField[] = ['fullName', 'email', 'phone', 'fatherName', 'dob', 'gender', 'city', 'village', 'pinCode'];

/** The required fields that no column of the table holds and nobody has typed. */
export function findMissingColumns({ table, fields, values }: ImportTableState): readonly ImportField[] {
  if (!table) return [];
  const rows = Object.values(values);
  return requiredColumns.filter((field) => !fields.includes(field) && rows.every(({ [field]: cell }) => !cell?.trim()));
}

const fieldOptions = importColumns.map(({ field, label }) => ({ value: field, label }));

interface ColumnFieldSelectsProps extends Pick<ImportTableState, 'fields' | 'setField'> {
  table: ImportTable;
  hasMissing: boolean;
}

/** A select for each column of the table that was read, with the field that it holds. At first they are in sight if one may be missing. */
export function ColumnFieldSelects({ table, fields, hasMissing, setField }: ColumnFieldSelectsProps) {
  const [isOpen] = useState(hasMissing && fields.includes(undefined));
  const header = table.header[fields.indexOf('gender')] ?? '';
  const isFoundByValues = header !== '' && !matchColumns([header]).includes('gender');
  return (
    <Details open={isOpen}>
      <summary>
        {text.columnsUsed({ used: fields.filter(Boolean).length, total: fields.length })}
        {isFoundByValues && <div>{text.columnReadAs({ header, field: userFields.gender })}</div>}
      </summary>
      <div>
        {table.header.map((header, column) => (
          <SelectField
            key={column}
            label={text.column({ number: column + 1, header })}
            hint={getExample(table.rows, column)}
            options={fieldOptions}
            placeholder={text.columnNotUsed}
            value={fields[column] ?? ''}
            onChange={({ target }) => setField(column, importColumns.find(({ field }) => field === target.value)?.field)}
          />
        ))}
      </div>
    </Details>
  );
}

function getExample(rows: readonly (readonly string[])[], column: number): string | undefined {
  const example = rows.map((texts) => texts[column]).find(Boolean);
  return example && text.example(example.slice(0, 40));
}

const Details = chakra('details', {
  base: {
    borderWidth: '1px',
    borderRadius: 'md',
    '& > summary': {
      padding: '3',
      fontWeight: '600',
      cursor: 'pointer',
      '& > div': { textStyle: 'sm', fontWeight: '400', color: 'fg.muted' },
    },
    '& > div': {
      display: 'grid',
      gap: '4',
      padding: '3',
      alignItems: 'start',
      overflowWrap: 'anywhere',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
    },
  },
});
