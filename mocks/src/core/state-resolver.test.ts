import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

describe('enquiries', () => {
  it('stores queries and applications of visitors, blank texts included', async () => {
    const { db, as } = createTestContext();
    await as()('sendQuery', { name: '', email: '', phone: '', message: '' });
    await as()('requestFranchise', {
      fullName: 'Imran Qureshi',
      email: 'imran@example.com',
      phone: '0000022222',
      address: '',
      CenterLocation: 'Gaya, Bihar',
      workExperience: '',
      aboutInstitute: '',
    });
    expect(db.queries).toHaveLength(1);
    expect(db.applications[0]).toMatchObject({ CenterLocation: 'Gaya, Bihar' });
  });
});
