import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { warnWithoutPaymentHosts } from './payment-hosts.ts';

const root = mkdtempSync(join(tmpdir(), 'payment-hosts-'));
writeFileSync(join(root, 'index.html'), '<p>A site</p>');
afterAll(() => rmSync(root, { recursive: true }));

async function warningsOf(paymentHosts: string): Promise<string[]> {
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) };
  await build({ root, configFile: false, logLevel: 'warn', customLogger, plugins: [warnWithoutPaymentHosts(paymentHosts)] });
  return warnings;
}

it.each(['', '  '])('a production build with the payment hosts %j warns and names the variable [S-09, Q-33]', async (hosts) => {
  const warnings = await warningsOf(hosts);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.trim().split('\n').length, 'lines').toBeGreaterThan(3);
  expect(warnings[0]).toMatch(/VITE_PAYMENT_HOSTS is not set.*any https host/s);
});

it('a production build with payment hosts does not warn', async () => {
  expect(await warningsOf('pay.example.com')).toEqual([]);
});
