import { describe, expect, it } from 'vitest';
import { createScene } from '../../test/call-resolver.ts';

describe('enquiries', () => {
  it('stores what visitors send, blank texts included', async () => {
    const { db, as } = createScene();
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
