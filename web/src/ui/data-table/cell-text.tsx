interface CellTextProps {
  children: string | undefined;
  /** An address or a number, which is neither wrapped nor translated. */
  unbroken?: boolean;
}

/** The text of a cell. In a table it has room for two lines, or for one if it is unbroken, and the title has all of it; cards show all of it. */
export function CellText({ children, unbroken = false }: CellTextProps) {
  if (!children) return '-';
  return (
    <span data-lines={unbroken ? 1 : 2} title={children} translate={unbroken ? 'no' : undefined}>
      {children}
    </span>
  );
}
