import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

interface SwitchProps extends Pick<ComponentProps<'input'>, 'aria-disabled' | 'checked' | 'onChange' | 'ref'> {
  label: string;
}

export function Switch({ label, ...input }: SwitchProps) {
  return (
    <Label>
      {label}
      <Track type="checkbox" role="switch" {...input} />
    </Label>
  );
}

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minHeight: '44px', fontWeight: '600', cursor: 'pointer' },
});

const Track = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '48px',
    height: '28px',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.hover',
    cursor: 'pointer',
    transition: 'background 120ms, border-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      width: '20px',
      height: '20px',
      borderRadius: 'full',
      bg: 'fg.muted',
      transition: 'translate 120ms, background 120ms',
    },
    _checked: { bg: 'brand.solid', borderColor: 'brand.solid', _before: { translate: '20px', bg: 'brand.contrast' } },
    '&[aria-disabled=true]': { cursor: 'progress', opacity: '0.8' },
  },
});
