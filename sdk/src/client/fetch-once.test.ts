import { expect, it } from 'vitest';
import { createTestApi } from '../../test/fake-server.ts';

it('rejects with a NetworkError when the body breaks off [F-05]', async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
  const { api } = createTestApi(() => new Response(broken, { headers: { 'content-type': 'application/json' } }), { retries: 0 });
  await expect(api.listCourses()).rejects.toMatchObject({ name: 'NetworkError' });
});
