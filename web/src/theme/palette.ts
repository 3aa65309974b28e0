/** Raw colors by shade. They are no tokens, because components use only the colors of semantic-tokens.ts. */
export const palette = {
  teal: {
    50: '#eaf5f7',
    100: '#cfe8ee',
    200: '#a3d2de',
    300: '#6db6c8',
    500: '#1e7a92',
    600: '#136378',
    700: '#0d5063',
    800: '#0a3f4f',
    900: '#072f3c',
    950: '#04202a',
  },
  marigold: { 300: '#ffcc62', 400: '#fbb632', 700: '#8f5600', 900: '#3f2700' },
  paper: { 0: '#ffffff', 50: '#fffcf6', 100: '#f9f4ea', 200: '#f0e9db', 300: '#e3dac8', 600: '#81796a' },
  night: { 950: '#0b1417', 900: '#101c20', 800: '#16262b', 700: '#1f343b', 600: '#2c464e', 400: '#6f8d95' },
  ink: { 900: '#11262d', 600: '#4c5f65', 100: '#eef3f2', 300: '#a9bcc0' },
};
