import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __MOCKS__: 'false', __API_URL__: '""', __PAYMENT_HOSTS__: '""' },
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['{src,deploy}/**/*.test.{ts,tsx}'],
  },
});
