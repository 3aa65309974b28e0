import { persisted, tabStorage } from '#lib/storage.ts';
import { type DraftValues, fillWhenReady, isDraftValues, readFields } from '../form/draft.tsx';

/** The typed values of a page, for the same page in another language, whose address is `href`. They are read once. */
const carried = persisted({
  key: 'institute.carried',
  area: tabStorage,
  parse: ({ href, values }) => (href === location.href && isDraftValues(values) ? { href, values } : undefined),
});

const findForms = () => [...document.querySelectorAll<HTMLFormElement>('main form')];

/** Passwords and files are not stored. */
export function carryFields(userId: string | undefined, href: string): void {
  const values: DraftValues = Object.assign({}, ...findForms().map(readFields));
  if (Object.keys(values).length > 0) carried.write(userId, { href, values });
}

/** Fills in the blank fields; a select is filled in once its options have loaded. */
export function fillCarriedFields(userId: string | undefined): void {
  const values = carried.read(userId)?.values;
  carried.remove();
  if (values) for (const form of findForms()) fillWhenReady(form, values);
}
