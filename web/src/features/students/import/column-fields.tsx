import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../../theme/system.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { importColumns } from './import-fields.ts';
import type { ColumnFields } from './match-columns.ts';
import type { ImportTableState } from './use-import-table.ts';

const fieldOptions = importColumns.map(({ field, label }) => ({ value: field, label }));

/** A select for each column of the table that was read, with the field that it holds. Closed while every column has one. */
export function ColumnFieldSelects({ table, fields, setField }: Pick<ImportTableState, 'table' | 'fields' | 'setField'>) {
  if (!table) return null;
  return (
    <Details open={fields.includes(undefined) || undefined}>
      <summary>{describeColumns(fields)}</summary>
      <div>
        {table.header.map((header, column) => (
          <SelectField
            key={column}
            label={`Column ${column + 1}: ${header || 'no name'}`}
            hint={getExample(table.rows, column)}
            options={fieldOptions}
            placeholder="Not used"
            value={fields[column] ?? ''}
            onChange={({ target }) => setField(column, importColumns.find(({ field }) => field === target.value)?.field)}
          />
        ))}
      </div>
    </Details>
  );
}

function describeColumns(fields: ColumnFields): string {
  const used = fields.filter(Boolean).length;
  return used === fields.length ? `Columns: all ${used} are used` : `Columns: ${used} of ${fields.length} are used`;
}

function getExample(rows: readonly (readonly string[])[], column: number): string | undefined {
  const example = rows.map((texts) => texts[column]).find(Boolean);
  return example && `For example ${example.slice(0, 40)}`;
}

const Details = chakra(
  'details',
  recipe({
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
  }),
);
