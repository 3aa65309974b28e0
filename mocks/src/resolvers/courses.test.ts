import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

describe('courses', () => {
  it('returns absolute URLs of the pictures', async () => {
    const call = createTestContext().as();
    const { course } = await call('getCourse', { id: 'c-ccc' });
    expect(course.thumbnail?.url).toBe('http://mocks.example.com/__mocks/pictures/course-c-ccc.svg');
    expect((await call('listCourses', {})).courses).toContainEqual(course);
    await expectHttpError(call('getCourse', { id: 'c-none' }), 404);
  });
});
