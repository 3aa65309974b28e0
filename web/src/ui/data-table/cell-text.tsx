interface CellTextProps {
  children: string | undefined;
  /** An address or a number, which is neither wrapped nor translated. */
  unbroken?: boolean;
}

/** The text of a cell. In a table it has room for two lines, or for one if it is unbroken, and the title has all of it; cards show all of it. */
export function CellText({ children, unbroken = false }: CellTextProps) {
  return (
    // Also around '-': React cannot replace a bare text that the browser has translated.
    <span data-lines={unbroken ? 1 : 2} title={children || undefined} translate={unbroken ? 'no' : undefined}>
      {children || '-'}
    </span>
  );
}
