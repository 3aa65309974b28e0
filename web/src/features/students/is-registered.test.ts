import { expect, it } from 'vitest';
import { isRegistered } from './is-registered.ts';

it("success is the message 'User registered successfully', however it is written, or success: true [R-344, Q-54]", () => {
  expect(isRegistered({ message: 'User registered successfully' })).toBe(true);
  expect(isRegistered({ message: ' user Registered Successfully ' })).toBe(true);
  expect(isRegistered({ success: true })).toBe(true);
  expect(isRegistered({ message: 'Your request is queued' })).toBe(false);
  expect(isRegistered({})).toBe(false);
});
