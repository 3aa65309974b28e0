import { expect, it } from 'vitest';
import { toMedia } from './parse-media-form.ts';

const file = new File(['x'], 'x.png', { type: 'image/png' });

it('only what is filled in is sent: name, signature and logo [R-412, Q-60]', () => {
  expect(toMedia(() => ' Centre ', undefined, undefined)).toEqual({ input: { name: 'Centre' } });
  expect(toMedia(() => '', file, undefined)).toEqual({ input: { signature: file } });
  expect(toMedia(() => ' ', undefined, file)).toEqual({ input: { logo: file } });
  expect(Object.keys(toMedia(() => '', undefined, undefined).wrong?.problems ?? {})).toEqual(['name', 'signature', 'logo']);
});
