import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('courses have absolute URLs of their pictures', async () => {
  const call = createTestContext().as();
  const { course } = await call('getCourse', { id: 'c-ccc' });
  expect(course.thumbnail?.url).toBe('http://mocks.example.com/__mocks/pictures/course-c-ccc.svg');
  expect((await call('listCourses', {})).courses).toContainEqual(course);
});
