import { expect, it } from 'vitest';
import { drift } from '../live/send.ts';
import type { Report } from '../live/types.ts';
import { toGitHubAnnotations, toJUnit, toMarkdown } from './report.ts';

const login: Report['rows'][number] = { name: 'login', detail: 'POST /login', verdict: 'pass', reason: '', findings: [], ms: 5 };
const report: Report = {
  subject: 'http://host/v1',
  rows: [
    login,
    {
      ...login,
      name: 'getWallet',
      verdict: 'FAIL',
      reason: 'must be number',
      findings: [
        { ...drift('must be number, 100% | <b>@all</b>', "curl -i 'http://host/v1/wallet/u-1'"), pointer: '/wallet/balance' },
        { level: 'warning', pointer: '/wallet/owner', problem: 'is not documented' },
        { level: 'unseen', pointer: '', problem: 'status 403 was not reached' },
      ],
    },
  ],
  notes: [],
};

it('GitHub annotations are one line each, escaped, an error for a drift and a warning for a warning', () => {
  expect(toGitHubAnnotations(report).trim().split('\n')).toEqual([
    '::error title=Contract%3A getWallet::/wallet/balance must be number, 100%25 | <b>@all</b>',
    '::warning title=Contract%3A getWallet::/wallet/owner is not documented',
  ]);
});

it('the comment of a pull request begins with what failed, and a server cannot put markup or mentions into it', () => {
  const markdown = toMarkdown(report);
  expect(markdown).toMatch(
    /^### ❌ The contract does not fit\n\nhttp:\/\/host\/v1: 1 passed, 0 rejected as documented, 1 failed, 0 skipped, 1 warning\n/,
  );
  expect(markdown).toContain(String.raw`| getWallet | FAIL | /wallet/balance must be number, 100% \| \<b\>@${'\u200b'}all\</b\> |`);
  expect(markdown.indexOf('| login | pass |')).toBeGreaterThan(markdown.indexOf('<details>'));
});

it('what a pull request shows has no curl line: ids and bodies of records are personal data', () => {
  expect(toMarkdown(report) + toGitHubAnnotations(report)).not.toMatch(/curl|u-1/);
  expect(toJUnit(report)).toContain('http://host/v1/wallet/u-1');
});

it('the comment of a run without drift says so', () => {
  expect(toMarkdown({ ...report, rows: report.rows.slice(0, 1) })).toMatch(/^### ✅ The contract fits\n/);
});

it('JUnit escapes markup and control characters, and counts a rejected operation as skipped, because its success was not seen', () => {
  const failed = { ...login, verdict: 'FAIL' as const, findings: [drift('<a & "b">\u0000\u001b')] };
  const xml = toJUnit({ ...report, rows: [failed, { ...login, verdict: 'rejected', reason: 'No student' }] });
  expect(xml).toContain('<failure message="&lt;a &amp; &quot;b&quot;&gt;  ">');
  expect(xml).toContain('tests="2" failures="1" skipped="1"');
  expect(xml).toContain('<skipped message="rejected: No student"/>');
});
