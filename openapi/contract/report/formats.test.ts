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

it('GitHub annotations are one line each, escaped: an error for a drift, a warning for a warning, a notice for a note', () => {
  const warned = { ...login, findings: [{ level: 'warning' as const, pointer: '/users/0/owner', problem: 'is not documented' }] };
  const annotations = toGitHubAnnotations({ ...report, rows: [...report.rows, warned], notes: ['Not reached: login 422.'] });
  expect(annotations.trim().split('\n')).toEqual([
    '::error title=Contract%3A getWallet::/wallet/balance must be number, 100%25 | <b>@all</b>',
    '::warning title=Contract%3A login::/users/*/owner is not documented',
    '::notice title=Contract::Not reached: login 422.',
  ]);
});

it('a row has at most one annotation, a cause too, and the worst cause comes first', () => {
  const cors = drift('the header Access-Control-Allow-Origin is missing', undefined, 'header');
  const hole = drift('a request without a token succeeds too', undefined, 'authority');
  const names = Array.from({ length: 30 }, (_, index) => `list${index}`);
  const rows = names.map((name) => ({ ...login, name, findings: name === 'list29' ? [cors, hole] : [cors] }));
  expect(
    toGitHubAnnotations({ ...report, rows })
      .trim()
      .split('\n'),
  ).toEqual([
    '::error title=Contract%3A list29::a request without a token succeeds too',
    expect.stringMatching(/^::error title=Contract%3A list0::.*is missing \(in 30 operations: list0, list1, list2, …\)$/),
  ]);
});

it('the comment of a pull request begins with the drifts, folds the rest, and a server cannot put markup or mentions into it', () => {
  const [head = '', ...folded] = toMarkdown(report).split('<details>');
  expect(head).toMatch(
    /^### ❌ The contract does not fit\n\nhttp:\/\/host\/v1: 1 passed, 0 rejected as documented, 1 failed, 0 skipped, 1 warning\n/,
  );
  expect(head).toContain(String.raw`| /wallet/balance must be number, 100% \| \<b\>@${'\u200b'}all\</b\> | getWallet |`);
  expect(head).not.toContain('is not documented');
  expect(folded[0]).toContain('| /wallet/owner is not documented | getWallet |');
  expect(folded[1]).toContain('| login | pass |');
  expect(folded[1]).toContain('| getWallet | FAIL | must be number |');
});

it('what a pull request shows has no curl line: ids and bodies of records are personal data', () => {
  expect(toMarkdown(report) + toGitHubAnnotations(report)).not.toMatch(/curl|u-1/);
  expect(toJUnit(report)).toContain('http://host/v1/wallet/u-1');
});

it('the comment of a run that could not be checked says so, and why', () => {
  const unchecked = toMarkdown({
    ...report,
    rows: report.rows.slice(0, 1),
    notes: ['The server limits the rate of requests.'],
    isChecked: false,
  });
  expect(unchecked).toMatch(/^### ⚠️ The contract was not checked\n\n.*\n\nThe server limits the rate of requests\.\n/);
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
