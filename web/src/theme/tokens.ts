import { defineTokens } from '@chakra-ui/react/styled-system';

const sizes = {
  '0': '0px',
  '0.5': '2px',
  '1': '4px',
  '1.5': '6px',
  '2': '8px',
  '2.5': '10px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
  '20': '80px',
  '24': '96px',
};

/** The names of the colors in colors.css. */
const colorNames = [
  ...['bg', 'bg.subtle', 'bg.panel', 'bg.hover', 'bg.deep', 'bg.deepHover', 'bg.deepest', 'bg.tint'],
  ...['fg', 'fg.muted', 'fg.brand', 'fg.onDeep', 'fg.onDeepMuted'],
  ...['border', 'border.onDeep', 'border.control'],
  ...['brand.solid', 'brand.hover', 'brand.on', 'accent.solid', 'accent.hover', 'accent.on', 'accent.fg', 'focus'],
  ...['error.fg', 'error.hover', 'error.bg', 'success.fg', 'success.bg', 'warning.fg', 'warning.bg'],
];

/** `fg.onDeep` is `--color-fg-on-deep`. */
const toVariable = (color: string) => `var(--color-${color.replace(/\.|(?=[A-Z])/g, '-').toLowerCase()})`;

/** No tokens: their values depend on the color mode, and semantic tokens would cost the start four times as much. */
export const colors = Object.fromEntries(colorNames.map((color) => [color, toVariable(color)]));

const toTokens = (scale: Record<string, string>) => Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

export const tokens = defineTokens({
  fontSizes: toTokens({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.3125rem',
    xl: 'clamp(1.5rem, 1.25rem + 1.25vw, 2rem)',
    '2xl': 'clamp(2rem, 1.35rem + 3vw, 3.5rem)',
  }),
  spacing: toTokens(sizes),
  sizes: toTokens({ ...sizes, full: '100%', content: '1120px', text: '68ch', form: '420px' }),
  radii: toTokens({ md: '10px', full: '999px' }),
  shadows: toTokens({ md: '0 1px 2px rgb(4 32 42 / 0.08), 0 8px 24px rgb(4 32 42 / 0.10)' }),
  zIndex: toTokens({ header: '10', menu: '20', dialogs: '30', toasts: '40', skip: '50' }),
  animations: toTokens({ pulse: 'pulse 1.6s ease-in-out infinite', spin: 'spin 800ms linear infinite' }),
});
