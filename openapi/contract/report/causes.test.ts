import { expect, it } from 'vitest';
import { drift } from '../live/send.ts';
import type { ReportRow } from '../live/types.ts';
import { formatCauses } from './causes.ts';

const row = (name: string, ...findings: ReportRow['findings']): ReportRow => ({
  name,
  detail: '',
  verdict: 'FAIL',
  reason: '',
  findings,
  ms: 1,
});

it('the first 20 lines of a report hold each of 50 causes once, the worst first, with its operations and its command', () => {
  const cors = { ...drift('the header Access-Control-Allow-Origin is missing', "curl -i 'http://host/v1/courses'", 'header') };
  const hole = { ...drift('a request without a token succeeds too', "curl -i 'http://host/v1/wallet'", 'authority') };
  const rows = Array.from({ length: 48 }, (_, index) => row(`list${index}`, cors, drift(`status 50${index}: no`, `curl -i ${index}`)));
  const lines = formatCauses({ subject: 'http://host/v1', rows: [...rows, row('getWallet', hole)], notes: [] }).split('\n');
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.slice(1, 3)).toEqual([
    'FAIL     a request without a token succeeds too (getWallet)',
    "         curl -i 'http://host/v1/wallet'",
  ]);
  const text = lines.join('\n');
  for (let index = 0; index < 48; index += 1) expect(text.split(`status 50${index}: no (list${index})`)).toHaveLength(2);
  expect(text.split('the header Access-Control-Allow-Origin is missing (in 48 operations: list0, list1, list2, …)')).toHaveLength(2);
});

it('one fault is one cause, whichever request or row of a list shows it', () => {
  const first = { ...drift('without a token, /message is required', 'curl 1'), cause: '/message is required' };
  const second = { ...drift('must be string', 'curl 2'), pointer: '/users/3/city' };
  const lines = formatCauses({
    subject: 'here',
    rows: [
      row('a', first, second),
      row('b', { ...first, problem: 'with a changed token, /message is required' }, { ...second, pointer: '/users/9/city' }),
    ],
    notes: [],
  });
  expect(lines.split('\n')).toEqual([
    'here: what was found, each cause once, the worst first',
    'FAIL     /message is required (a, b)',
    '         curl 1',
    'FAIL     /users/*/city must be string (a, b)',
    '         curl 2',
  ]);
});
