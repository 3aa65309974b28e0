import type { ComponentProps } from 'react';
import { Input } from './text-field.tsx';

export function FileInput(props: ComponentProps<typeof Input>) {
  return <Input {...props} type="file" css={styles} />;
}

const styles = {
  padding: '2',
  textStyle: 'sm',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed', opacity: '0.6' },
  '&::file-selector-button': {
    minHeight: '32px',
    marginInlineEnd: '3',
    paddingInline: '3',
    borderRadius: 'md',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    bg: 'bg.subtle',
    color: 'fg',
    font: 'inherit',
    fontWeight: '600',
    cursor: 'inherit',
  },
  '&:hover::file-selector-button': { bg: 'bg.hover' },
};
