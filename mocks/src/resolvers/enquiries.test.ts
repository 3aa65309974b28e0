import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('stores queries and applications of visitors, blank texts included', async () => {
  const { db, as } = createTestContext();
  const call = as();
  await call('sendQuery', { name: 'सुनीता देवी', email: '', phone: '', message: '' });
  const texts = { fullName: '', email: '', phone: '', address: '', CenterLocation: 'Gaya', workExperience: '', aboutInstitute: '' };
  await call('requestFranchise', texts);
  expect(db.queries.at(-1)).toMatchObject({ name: 'सुनीता देवी', message: '', createdAt: '2026-11-21T06:00:00.000Z' });
  expect(db.applications.at(-1)).toMatchObject(texts);
});
