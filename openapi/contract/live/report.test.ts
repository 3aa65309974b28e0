import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeJUnit } from './report.ts';

it('escapes markup and control characters in JUnit XML', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'run.xml');
  const row = { operation: 'login', request: 'POST /login', verdict: 'FAIL', pointer: '', reason: '<a & "b">\u0000\u001b', ms: 5 } as const;
  writeJUnit(file, 'http://host/v1', [row]);
  expect(readFileSync(file, 'utf8')).toContain('<failure message="&lt;a &amp; &quot;b&quot;&gt;  "/>');
});
