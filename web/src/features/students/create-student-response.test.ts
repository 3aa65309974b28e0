import { expect, it } from 'vitest';
import { isStudentCreated } from './parse-student-form.ts';

it("detects success by the message 'User registered successfully' in any case, or by success: true [R-344, Q-54]", () => {
  expect(isStudentCreated({ message: 'User registered successfully' })).toBe(true);
  expect(isStudentCreated({ message: ' user Registered Successfully ' })).toBe(true);
  expect(isStudentCreated({ success: true })).toBe(true);
  expect(isStudentCreated({ message: 'Your request is queued' })).toBe(false);
  expect(isStudentCreated({})).toBe(false);
});
