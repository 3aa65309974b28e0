import { expect, it } from 'vitest';
import { parseMediaForm } from './document-update-page.tsx';

const file = new File(['x'], 'x.png', { type: 'image/png' });

it('sends only the fields that are filled in: name, signature and logo [R-412, Q-60]', () => {
  expect(parseMediaForm(() => ' Centre ', undefined, undefined)).toEqual({ input: { name: 'Centre' } });
  expect(parseMediaForm(() => '', file, undefined)).toEqual({ input: { signature: file } });
  expect(parseMediaForm(() => ' ', undefined, file)).toEqual({ input: { logo: file } });
  expect(Object.keys(parseMediaForm(() => '', undefined, undefined).errors?.fields ?? {})).toEqual(['name', 'signature', 'logo']);
});
