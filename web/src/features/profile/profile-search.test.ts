import { expect, it } from 'vitest';
import { profileSearch } from './profile-search.ts';

it('keeps a known tab, and a course only for editing', () => {
  expect(profileSearch({ tab: 'courses' })).toEqual({ tab: 'courses' });
  expect(profileSearch({ edit: 'phone', course: 'c-tally' })).toEqual({ edit: 'phone', course: 'c-tally' });
  expect(profileSearch({ tab: 1, edit: 'email', course: 'c-tally' })).toEqual({});
  expect(profileSearch({ edit: 'phone', course: 7 })).toEqual({ edit: 'phone' });
  expect(profileSearch({ edit: 'phone', course: '' })).toEqual({ edit: 'phone' });
});
