import { expect, it } from 'vitest';
import { profileSearch } from './profile-search.ts';

it('keeps a known field, and a course only for editing', () => {
  expect(profileSearch({ edit: 'phone', course: 'c-tally' })).toEqual({ edit: 'phone', course: 'c-tally' });
  expect(profileSearch({ edit: 'email', course: 'c-tally' })).toEqual({});
  expect(profileSearch({ edit: 'phone', course: 7 })).toEqual({ edit: 'phone' });
  expect(profileSearch({ edit: 'phone', course: '' })).toEqual({ edit: 'phone' });
});
