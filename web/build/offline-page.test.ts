import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brand } from '../src/lib/brand.ts';
import { seenCache, storedAtHeader } from '../src/lib/offline-caches.ts';
import { offlineFiles } from './offline-page.ts';

it('the offline page says how to reach the institute, and needs no file of a release and no inline script or style', () => {
  const html = offlineFiles['offline.html'].text;
  for (const text of [brand.phone.label, brand.phone.href, brand.email, brand.hours]) expect(html).toContain(text);
  expect(html).not.toMatch(/\/assets\/|<style|style=|<script>|\son\w+=/);
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toEqual(['/icon.svg', '/offline.css', '/offline.js']);
});

it('its script reads what the service worker stores, and the same color mode as the app', () => {
  const script = offlineFiles['offline.js'].text;
  const index = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  for (const name of [seenCache, storedAtHeader, 'institute.color-mode']) expect(script).toContain(name);
  expect(index).toContain("getItem('institute.color-mode')");
});
