import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('updateMedia leaves parts that are not sent unchanged, and documents show them', async () => {
  const call = createTestContext().as('u-franchise');
  await call('updateMedia', { name: 'ज्ञान केंद्र <Patna>', signature: new Blob(['ink'], { type: 'image/png' }) });
  await call('updateMedia', {});
  const ticket = await call('getHallTicket', { courseId: 'c-ccc', studentId: 's-001' });
  expect(ticket).toContain('ज्ञान केंद्र &lt;Patna&gt;');
  expect(ticket).toContain('src="data:image/png;base64,aW5r"');
});
