import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

interface RowButtonProps
  extends Pick<ButtonProps, 'aria-describedby' | 'aria-disabled' | 'aria-haspopup' | 'onClick' | 'pending' | 'ref' | 'title'> {
  icon: ReactNode;
  label: string;
  /** The accessible name, which includes the record of the row. */
  name: string;
  /** A table shows only the icon; cards show the label, too. */
  compact?: boolean;
}

/** A button of one row. */
export function RowButton({ icon, label, name, compact = false, ...props }: RowButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      justifySelf="start"
      whiteSpace="nowrap"
      data-compact={compact || undefined}
      aria-label={name}
      {...props}
      title={props.title ?? (compact ? name : undefined)}
    >
      {!props.pending && icon}
      {label}
    </Button>
  );
}
