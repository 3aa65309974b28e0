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

/** Wraps each value as Chakra expects it. */
const toTokens = (values: Record<string, string>) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Raw values. Components use the colors of semantic-tokens.ts. */
export const tokens = defineTokens({
  colors: {
    teal: toTokens({
      50: '#eaf5f7',
      100: '#cfe8ee',
      200: '#a3d2de',
      300: '#6db6c8',
      400: '#3f97ad',
      500: '#1e7a92',
      600: '#136378',
      700: '#0d5063',
      800: '#0a3f4f',
      900: '#072f3c',
      950: '#04202a',
    }),
    marigold: toTokens({ 100: '#ffefcc', 200: '#ffdf9a', 300: '#ffcc62', 400: '#fbb632', 500: '#ee9f14', 700: '#8f5600', 900: '#3f2700' }),
    paper: toTokens({ 0: '#ffffff', 50: '#fffcf6', 100: '#f9f4ea', 200: '#f0e9db', 300: '#e3dac8', 600: '#81796a' }),
    night: toTokens({ 950: '#0b1417', 900: '#101c20', 800: '#16262b', 700: '#1f343b', 600: '#2c464e', 400: '#6f8d95' }),
    ink: toTokens({ 900: '#11262d', 600: '#4c5f65', 100: '#eef3f2', 300: '#a9bcc0' }),
  },
  fonts: { body: { value: "'Anek Devanagari Variable', 'Anek Fallback', system-ui, sans-serif" } },
  fontSizes: toTokens({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.3125rem',
    xl: 'clamp(1.5rem, 1.25rem + 1.25vw, 2rem)',
    '2xl': 'clamp(2rem, 1.35rem + 3vw, 3.5rem)',
  }),
  spacing: toTokens(sizes),
  sizes: { ...toTokens(sizes), ...toTokens({ full: '100%', content: '1120px', text: '68ch', form: '420px' }) },
  radii: toTokens({ md: '10px', full: '999px' }),
  shadows: toTokens({ md: '0 1px 2px rgb(4 32 42 / 0.08), 0 8px 24px rgb(4 32 42 / 0.10)' }),
  zIndex: toTokens({ header: '10', menu: '20', toasts: '40', skip: '50' }),
  animations: toTokens({ rise: 'rise 180ms ease-out', pulse: 'pulse 1.6s ease-in-out infinite', spin: 'spin 800ms linear infinite' }),
});
