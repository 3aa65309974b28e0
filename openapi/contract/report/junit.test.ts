import { expect, it } from 'vitest';
import { toJUnit } from './write.ts';

it('escapes markup and control characters in JUnit XML', () => {
  const finding = { level: 'drift', pointer: '', problem: '<a & "b">\u0000\u001b' } as const;
  const row = { name: 'login', detail: 'POST /login', verdict: 'FAIL', reason: '', findings: [finding], ms: 5 } as const;
  const xml = toJUnit({ subject: 'http://host/v1', rows: [{ ...row, findings: [finding] }], notes: [] });
  expect(xml).toContain('<failure message="&lt;a &amp; &quot;b&quot;&gt;  ">');
});

it('counts a rejected operation as skipped, because its success was not seen', () => {
  const row = { name: 'getInvoice', detail: '', verdict: 'rejected', reason: 'No student', findings: [], ms: 5 } as const;
  const xml = toJUnit({ subject: 'http://host/v1', rows: [{ ...row, findings: [] }], notes: [] });
  expect(xml).toContain('tests="1" failures="0" skipped="1"');
  expect(xml).toContain('<skipped message="rejected: No student"/>');
});
