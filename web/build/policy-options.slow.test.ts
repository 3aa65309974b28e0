import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import config from '../vite.config.ts';
import { warnWithoutPaymentHosts } from './policy-options.ts';

const root = mkdtempSync(join(tmpdir(), 'payment-hosts-'));
writeFileSync(join(root, 'index.html'), '<p>A site</p>');
afterAll(() => rmSync(root, { recursive: true }));

async function warningsOf(paymentHosts: string[]): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) };
  await build({ root, configFile: false, logLevel: 'warn', customLogger, plugins: [warnWithoutPaymentHosts(paymentHosts)] });
  return warnings;
}

it('only a production build without payment hosts warns, and names the variable [S-09, Q-33]', async () => {
  const warnings = await warningsOf([]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.trim().split('\n').length, 'lines').toBeGreaterThan(3);
  expect(warnings[0]).toMatch(/VITE_PAYMENT_HOSTS is not set.*any https host/s);
  expect(await warningsOf(['pay.example.com'])).toEqual([]);
});

it('a build with payment hosts of another form fails, and one with hosts includes them [S-09, Q-33]', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const load = (paymentHosts: string) => {
    vi.stubEnv('VITE_PAYMENT_HOSTS', paymentHosts);
    return config({ command: 'build', mode: 'production' });
  };
  await expect(load('https://pay.example.com')).rejects.toThrow("VITE_PAYMENT_HOSTS contains 'https://pay.example.com'.");
  expect((await load('pay.example.com, b.example.com:8443')).define).toMatchObject({
    __PAYMENT_HOSTS__: '["pay.example.com","b.example.com:8443"]',
  });
});
