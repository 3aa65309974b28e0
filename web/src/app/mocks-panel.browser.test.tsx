import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import MocksPanel from './mocks-panel.tsx';

const call = { method: 'GET', path: '/v1/courses', time: '2026-11-21T10:00:00.000Z', status: 200, isForced: false };

const calls = [
  { ...call, order: 1, operation: 'getCourse', isPassedThrough: false },
  { ...call, order: 2, operation: 'getWallet', isPassedThrough: true },
  { ...call, order: 3, operation: 'listCourses', isPassedThrough: true, mismatch: '/courses/3/price must be number' },
];

/** The responses of the mocks' control API. */
const responses: Record<string, object> = {
  '/__mocks/scenario': { scenario: null, scenarios: [] },
  '/__mocks/latency': { latencyMs: 0, failureRate: 0 },
  '/__mocks/clock': { now: '2026-11-21T10:00:00.000Z', isStopped: false },
  '/__mocks/faults': { faults: [], operations: ['listCourses'] },
  '/__mocks/institute': { tasks: [] },
  '/__mocks/calls': { calls },
};

it('the mocks panel says which calls were passed through to a real server, and how its responses break the contract [R-449]', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => Response.json(responses[new URL(String(input), location.href).pathname]));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    vi.restoreAllMocks();
  });
  root.render(<MocksPanel />);
  await page.getByRole('button', { name: 'Mocks' }).click();
  await page.getByText('Calls (3)').click();
  const items = page.getByRole('region', { name: 'Mocks' }).getByRole('listitem');
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['3. listCourses 200 passed through: /courses/3/price must be number', '2. getWallet 200 passed through', '1. getCourse 200']);
});
