import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

/** A value by which rows are sorted: a number, a text, or a date in the format of the API. Rows without a value come last. */
export type SortValue = number | string | null | undefined;

/** `status` is beside the row header, `detail` in the second line, and `note` in the third, which is small. */
export type CardPlace = 'status' | 'detail' | 'note';

/** A column of a table. The first column is the header of its row. */
export interface Column<Row> {
  header: string;
  /** A column with an id can be sorted. The id names it in the URL, in English in every language. */
  id?: string;
  sortValue?: (row: Row) => SortValue;
  cell: (row: Row) => ReactNode;
  /** The text of the cell in print and CSV, if the cell itself is not a text. */
  text?: (row: Row) => string;
  /** Its cells hold buttons or links, which are neither printed nor exported. */
  actions?: boolean;
  /** The place of the cell on a card. By default it is below the other cells, with its header. */
  card?: CardPlace;
  /** A word before the cell on the card, where its value alone says too little. */
  cardLabel?: string;
  /** Aligns the column at its end, so that digits line up. */
  numeric?: boolean;
  /** The smallest readable width, in pixels. */
  minWidth?: number;
}

export type ExportColumn<Row> = Pick<Column<Row>, 'header'> & { text: (row: Row) => string };

export function getColumnText<Row>({ text, cell }: Column<Row>, row: Row): string {
  const value = text ? text(row) : cell(row);
  return (typeof value === 'string' || typeof value === 'number') && value !== '-' ? String(value) : '';
}

export function getTextColumns<Row>(columns: readonly Column<Row>[]): ExportColumn<Row>[] {
  return columns.filter(({ actions }) => !actions).map((column) => ({ header: column.header, text: (row) => getColumnText(column, row) }));
}

interface TextColumnOptions extends Pick<Column<never>, 'card' | 'cardLabel' | 'id' | 'minWidth'> {
  unbroken?: boolean;
}

/** A column of texts, which are also printed, exported and, with an id, sorted: then `getText` must be referentially stable. */
export function textColumn<Row>(
  header: string,
  getText: (row: Row) => string | undefined,
  { unbroken = false, ...options }: TextColumnOptions = {},
): Column<Row> {
  return {
    header,
    cell: (row) => <CellText unbroken={unbroken}>{getText(row)}</CellText>,
    text: (row) => getText(row) ?? '',
    sortValue: getText,
    ...options,
  };
}

interface CellTextProps {
  children: string | undefined;
  /** An address or a number, which is neither wrapped nor translated. */
  unbroken?: boolean;
}

/** In a table the text has two lines, or one if it is unbroken, and its title has the whole text; cards show the whole text. */
export function CellText({ children, unbroken = false }: CellTextProps) {
  return (
    // The span is also around '-': React cannot replace a bare text that the browser has translated.
    <span data-lines={unbroken ? 1 : 2} title={children || undefined} translate={unbroken ? 'no' : undefined}>
      {children || '-'}
    </span>
  );
}

/** Small text that wraps only between its parts, so that two lines of it are no higher than a button. */
export function TwoLines({ children }: { children: readonly string[] }) {
  return (
    <span data-two-lines>
      {children.map((part, index) => (
        <span key={index}>
          {index > 0 && ' '}
          <span>{part}</span>
        </span>
      ))}
    </span>
  );
}

interface RowButtonProps extends Pick<ButtonProps, 'aria-haspopup' | 'onClick' | 'pending'> {
  icon: ReactNode;
  label: string;
  name: string;
  disabledReason?: string | undefined;
}

/** The props of a button or link in a row, of which a table shows only the icon; cards show its label, too. Its name includes the record. */
export const rowAction = (name: string) =>
  ({
    variant: 'outline',
    size: 'sm',
    justifySelf: 'start',
    whiteSpace: 'nowrap',
    'data-compact': true,
    'aria-label': name,
    title: name,
  }) as const;

export function RowButton({ icon, label, name, disabledReason, ...props }: RowButtonProps) {
  const reasonId = useId();
  const disabled = disabledReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId, title: disabledReason };
  return (
    <Button {...rowAction(name)} {...disabled} {...props}>
      {!props.pending && icon}
      {label}
      {disabledReason && (
        <Text as="span" id={reasonId} textStyle="xs" color="fg.muted">
          {disabledReason}
        </Text>
      )}
    </Button>
  );
}
