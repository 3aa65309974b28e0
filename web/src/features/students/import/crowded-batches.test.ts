import { expect, it } from 'vitest';
import { findCrowdedBatches } from './crowded-batches.ts';

it('finds batches with more rows than free seats, however many seats they have [Q-82]', () => {
  const batch = (id: string, admittedStudents?: number) => ({
    _id: id,
    title: id,
    studentLimit: 3,
    ...(admittedStudents && { admittedStudents }),
  });
  const batches = [batch('two', 2), batch('three', 3), batch('open')];
  const options = { courses: [], batches: batches.map(({ _id }) => ({ value: _id, label: _id })), forAll: { courseId: '', batch: 'two' } };
  const three = { batch: 'three' };
  const values = { a: {}, b: { batch: 'Two' }, c: {}, d: three, e: three, f: three, g: { batch: 'open' } };
  expect(findCrowdedBatches(values, options, batches)).toEqual([{ batch: batches[0], students: 3 }]);
});
