import { expect, it } from 'vitest';
import { photoUrl } from './photo-url.ts';

const a = 'https://images.example/a.png';
const p = 'https://images.example/p.png';

it.each([
  [{ avatar: { url: a }, profile: { url: p } }, a],
  [{ avatar: { url: a } }, a],
  [{ avatar: { url: '' }, profile: { url: p } }, p],
  [{ avatar: null, profile: { url: p } }, p],
  [{ avatar: {}, profile: { url: p } }, p],
  [{ avatar: { url: '' }, profile: { url: '' } }, undefined],
  [{ avatar: null, profile: null }, undefined],
  [{}, undefined],
])('the photo URL of %j is %s [R-210]', (user, url) => {
  expect(photoUrl(user)).toBe(url);
});
