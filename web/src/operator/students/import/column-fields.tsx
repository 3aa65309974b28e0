import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import * as text from '#text/import.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { type ImportField, type ImportTable, type ImportTableState, importColumns } from './import-table.ts';

/** Course and batch may be the same for all, photos are matched by other names as well, and passwords are made. */
const requiredColumns: readonly ImportField[] = ['fullName', 'email', 'phone', 'fatherName', 'dob', 'gender', 'city', 'village', 'pinCode'];

const fieldOptions = importColumns.map(({ field, label }) => ({ value: field, label }));

interface ColumnFieldSelectsProps extends Pick<ImportTableState, 'fields' | 'setField'> {
  table: ImportTable;
}

/** A select for each column of the table that was read, with the field that it holds. Open from the start if a column may be unknown. */
export function ColumnFieldSelects({ table, fields, setField }: ColumnFieldSelectsProps) {
  const [isOpen, setIsOpen] = useState(() => fields.includes(undefined) && requiredColumns.some((field) => !fields.includes(field)));
  return (
    <Details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{text.columnsUsed({ used: fields.filter(Boolean).length, total: fields.length })}</summary>
      <div>
        {isOpen &&
          table.header.map((header, column) => (
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
    '& > summary': { padding: '3', fontWeight: '600', cursor: 'pointer' },
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
