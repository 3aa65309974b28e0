import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const eveningBatch = { title: 'शाम का बैच', time: '05:00 PM - 07:00 PM', studentLimit: 25 };

describe('batches', () => {
  it('creates and deletes a batch', async () => {
    const call = createTestContext().as('u-franchise');
    await call('createBatch', eveningBatch);
    const [batch] = (await call('listBatches', {})).batches;
    expect(batch).toMatchObject({ ...eveningBatch, admittedStudents: eveningBatch.studentLimit, isActive: true });
    await call('deleteBatch', { id: batch?._id ?? '' });
    const { batches } = await call('listBatches', {});
    expect(batches.map(({ title }) => title)).not.toContain('शाम का बैच');
    await expectHttpError(call('deleteBatch', { id: batch?._id ?? '' }), 404);
  });

  it('rejects a batch without a title, without a seat, or with a taken title', async () => {
    const call = createTestContext().as('u-franchise');
    await expectHttpError(call('createBatch', { ...eveningBatch, title: ' ' }), 422);
    await expectHttpError(call('createBatch', { ...eveningBatch, studentLimit: 0 }), 422);
    await expectHttpError(call('createBatch', { ...eveningBatch, title: 'सुबह का बैच' }), 409);
  });
});
