import { Badge } from '@chakra-ui/react/badge';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useRecipe } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import * as text from '#text/queue.ts';
import { breakpoints } from '#theme/system.ts';
import { Button } from '#ui/button.tsx';
import { NativeSelect } from '#ui/fields/select-field.tsx';
import { Field } from '#ui/fields/text-field.tsx';
import { useMediaQuery } from '#ui/hooks.ts';
import { useObjectUrl } from '#ui/photo/use-photo.ts';
import { GridContainer, GridTable } from './grid-styles.ts';
import { type GridChange, type GridColumn, type GridRow, type GridValues, setCells } from './grid-values.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface GridProps {
  label: string;
  /** The header of the rows: a text, or else the first column, whose inputs name the rows. */
  rowHeader?: string;
  /** Must be referentially stable, like `onChange`: all rows rerender when it changes. */
  columns: readonly GridColumn[];
  /** The name of a group of columns, such as 'Subject'. */
  groupLabel?: string;
  rows: readonly GridRow[];
  values: GridValues;
  /** Messages by the id of the row, then by the name of the column. */
  errors?: GridValues;
  /** Warnings about texts that are accepted, by row and column like `errors`. */
  warnings?: GridValues;
  onChange: GridChange;
}

const columnWidth = 112;
/** Keeps the cells of a grid with few columns near the header of their row. */
const spareWidth = 352;

const noTexts: GridValues = {};
/** Fewer rows stay in one list. */
const minPairedRows = 8;

/**
 * A table of inputs that is filled like a spreadsheet: arrow keys and Enter move, and a pasted column or block fills many cells.
 * A phone shows one group of columns at a time; a pasted block fills the others, too.
 */
export function EntryGrid(props: GridProps) {
  const { label, rowHeader, columns, groupLabel = '', rows, values, errors = noTexts, warnings = noTexts, onChange } = props;
  const { handlers, pasteText, undoPaste } = useGridKeys({ columns, rows, values, onChange });
  const handleCellChange = useCallback(
    (row: string, column: string, text: string) => onChange((current) => setCells(current, [{ row, column, text }])),
    [onChange],
  );
  const inputStyles = useRecipe({ key: 'input' })({ size: 'sm' });
  // A list with one column of inputs is split into two lists side by side on a wide screen.
  const isPaired = Boolean(rowHeader) && columns.length === 1 && rows.length >= minPairedRows;
  // Deferred, because all rows and the errors of all rows may change at once. The first rows render at once.
  const [firstRows] = useState(() => rows.slice(0, 20));
  const shownRows = useDeferredValue(rows, firstRows);
  const shownErrors = useDeferredValue(errors);
  const shownWarnings = useDeferredValue(warnings);
  // Removed rows leave deferred, too. Until then they keep their texts.
  const lastValues = useDeferredValue(values);
  const groups = [...new Set(columns.flatMap(({ group }) => group ?? []))];
  const isPhone = useMediaQuery(`not all and (min-width: ${breakpoints.md})`);
  const [selected, setSelected] = useState<string>();
  const group = isPhone ? (groups.find((name) => name === selected) ?? groups[0]) : undefined;
  const shown = useMemo(() => (group === undefined ? columns : columns.filter((column) => column.group === group)), [columns, group]);
  const widths = shown.slice(rowHeader ? 0 : 1).map(({ width = columnWidth }) => width);
  const width = widths.reduce((sum, next) => sum + next, 0);
  // As many whole groups as fit are in sight, and the first column takes the rest of the width.
  const groupWidth = width / (group ? 1 : groups.length);
  const firstColumn = groups.length > 0 ? `100% - round(down, 100% - var(--row-header), ${groupWidth}px)` : 'var(--row-header)';
  const template = ['minmax(var(--row-header), 1fr)', ...widths.map((next) => `${next}px`)].join(' ');
  return (
    <Grid gap="2" containerType="inline-size">
      <Flex role="status" align="center" gap="3" minHeight="36px" textStyle="sm" color="fg.muted">
        <span>{pasteText ?? (rows.some(({ readOnly }) => !readOnly) && text.hint)}</span>
        {pasteText && (
          <Button variant="outline" size="sm" onClick={undoPaste}>
            {text.undo}
          </Button>
        )}
      </Flex>
      <GridContainer
        tall={columns.length > 1 && group === undefined}
        grouped={groups.length > 0}
        names={rowHeader ? 'text' : 'input'}
        paired={isPaired}
        style={{ maxWidth: isPaired ? undefined : `calc(var(--row-header) + ${width + spareWidth}px)` }}
      >
        <GridTable
          {...handlers}
          css={{ '& input': inputStyles }}
          names={rowHeader ? 'text' : 'input'}
          grouped={groups.length > 0}
          paired={isPaired}
          style={{
            minWidth: `calc(${firstColumn} + ${width}px)`,
            ...{ '--columns': template, '--pairs': Math.ceil(shownRows.length / 2) },
          }}
        >
          <VisuallyHidden as="caption">{label}</VisuallyHidden>
          <thead>
            {groups.length > 0 && (
              <tr>
                {group !== undefined && groups.length > 1 ? (
                  <td colSpan={shown.length + 1}>
                    <GroupField label={groupLabel} value={group} errors={shownErrors} onChange={setSelected} {...{ groups, columns }} />
                  </td>
                ) : (
                  <>
                    <td />
                    {groups.map((name) => (
                      <th key={name} scope="colgroup" colSpan={shown.length / groups.length}>
                        {name}
                      </th>
                    ))}
                  </>
                )}
              </tr>
            )}
            <tr>
              {rowHeader && <th scope="col">{rowHeader}</th>}
              {shown.map(({ name, label: columnLabel, header = columnLabel }) => (
                <th key={name} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows.map((row) => (
              <GridRowView
                key={row.id}
                {...row}
                columns={shown}
                hasNameColumn={!rowHeader}
                values={values[row.id] ?? lastValues[row.id]}
                errors={shownErrors[row.id]}
                warnings={shownWarnings[row.id]}
                onCellChange={handleCellChange}
              />
            ))}
          </tbody>
        </GridTable>
      </GridContainer>
    </Grid>
  );
}

interface GroupFieldProps {
  label: string;
  groups: readonly string[];
  columns: readonly GridColumn[];
  value: string;
  errors: GridValues;
  onChange: (group: string) => void;
}

/** Selects the group that is shown. Once that has no errors, the field names the other groups with errors. */
function GroupField({ label, groups, columns, value, errors, onChange }: GroupFieldProps) {
  const rows = Object.values(errors);
  const hasError = (name: string) => columns.some((column) => column.group === name && rows.some((row) => row[column.name]));
  const error = hasError(value) ? '' : groups.filter(hasError).join(', ');
  return (
    <Field label={label} {...(error && { error: text.pleaseCorrect(error) })}>
      {(control) => (
        <NativeSelect {...control} size="sm" value={value} onChange={({ target }) => onChange(target.value)}>
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

interface GridRowProps extends GridRow {
  columns: readonly GridColumn[];
  hasNameColumn: boolean;
  values: Readonly<Record<string, string>> | undefined;
  errors: Readonly<Record<string, string>> | undefined;
  warnings: Readonly<Record<string, string>> | undefined;
  onCellChange: (row: string, column: string, text: string) => void;
}

/** A row of a grid. It rerenders only when its own texts, errors or status change. */
const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const {
    id: row,
    header,
    number,
    detail,
    status,
    colorPalette,
    readOnly,
    photo,
    columns,
    hasNameColumn,
    values,
    errors,
    warnings,
    onCellChange,
  } = props;
  const id = useId();
  const cells = columns.map((column, index) => (
    <GridCellView
      key={column.name}
      {...column}
      row={row}
      // The name of an input must not change while the user types in it.
      label={text.cell({ column: column.label, row: hasNameColumn && index === 0 ? text.rowNumber(number) : header })}
      noteId={`${id}-${index}`}
      detailId={detail && `${id}-detail`}
      text={values?.[column.name] ?? ''}
      error={errors?.[column.name]}
      warning={warnings?.[column.name]}
      readOnly={readOnly}
      photo={column.hasPhotos ? photo : undefined}
      onCellChange={onCellChange}
    />
  ));
  const [nameCell, ...otherCells] = cells;
  return (
    <tr>
      <th scope="row">
        <div>
          {hasNameColumn ? (
            <>
              <span>{number}</span>
              <div>
                {nameCell}
                {status && <small data-tone={colorPalette}>{status}</small>}
                {detail && <small id={`${id}-detail`}>{detail}</small>}
              </div>
            </>
          ) : (
            <>
              <span>
                <span>{header}</span>
                {detail && <small id={`${id}-detail`}>{detail}</small>}
              </span>
              {status && <Badge colorPalette={colorPalette}>{status}</Badge>}
            </>
          )}
        </div>
      </th>
      {(hasNameColumn ? otherCells : cells).map((cell) => (
        <td key={cell.key}>{cell}</td>
      ))}
    </tr>
  );
});

interface GridCellProps extends GridColumn, Pick<GridRow, 'photo'> {
  row: string;
  noteId: string;
  detailId: string | undefined;
  text: string;
  error: string | undefined;
  warning: string | undefined;
  readOnly: boolean | undefined;
  onCellChange: (row: string, column: string, text: string) => void;
}

/** The input of a cell. It rerenders only when its own text or error changes, because React sets all attributes of an input again. */
const GridCellView = memo(function GridCellView(props: GridCellProps) {
  const { row, name, label, inputMode, maxLength, placeholder, noteId, detailId, text, error, warning, readOnly, photo, onCellChange } =
    props;
  const note = error ?? warning;
  // A filled input stays, because replacing a thousand inputs would take long.
  if (readOnly && text === '') return null;
  return (
    <>
      {photo && <Thumbnail file={photo} />}
      <input
        type="text"
        data-row={row}
        data-column={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : detailId}
        inputMode={inputMode}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        readOnly={readOnly}
        tabIndex={readOnly ? -1 : undefined}
        value={text}
        onChange={({ target }) => onCellChange(row, name, target.value)}
      />
      {note && (
        <small id={noteId} data-note data-tone={error ? 'error' : 'warning'}>
          {note}
        </small>
      )}
    </>
  );
});

/** A photo beside the name of its student or file. Only photos near the viewport load, because there may be a thousand. */
export function Thumbnail({ file }: { file: File }) {
  return <img loading="lazy" src={useObjectUrl(file)} alt="" />;
}
