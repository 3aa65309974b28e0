import { describe, expect, it } from 'vitest';
import { createScene } from '../../test/call-resolver.ts';

describe('updateMedia', () => {
  it('keeps the parts that are not sent, and shows them on documents', async () => {
    const { as } = createScene();
    const call = as('u-franchise');
    const signature = new Blob(['ink'], { type: 'image/png' });
    await call('updateMedia', { name: 'ज्ञान केंद्र <Patna>', signature });
    await call('updateMedia', {});
    const ticket = await call('getHallTicket', { courseId: 'c-ccc', studentId: 's-001' });
    expect(ticket).toContain('ज्ञान केंद्र &lt;Patna&gt;');
    expect(ticket).toContain('src="data:image/png;base64,aW5r"');
  });
});
