import { expect, it } from 'vitest';
import type { PolicyParts } from './policy-parts.ts';

interface Policy {
  sections: (parts: PolicyParts & { categories: string }) => { id: string }[];
}

const policies = import.meta.glob<Policy>('.//*/{payment-policy,privacy-policy,refund-policy,terms}.tsx', { eager: true });
const parts = { institute: '', address: '', email: '', phone: '', officerEmail: '', contacts: '', categories: '', link: () => '' };

it('has the same sections in each language, so that a link to a section leads to it in both', () => {
  const hashes = Object.entries(policies).map(([path, { sections }]) => [path, sections(parts).map(({ id }) => id)] as const);
  const [english, hindi] = ['en', 'hi'].map((folder) => hashes.filter(([path]) => path.startsWith(`./${folder}/`)));
  expect(english).toHaveLength(4);
  expect(hindi?.map(([, ids]) => ids)).toEqual(english?.map(([, ids]) => ids));
});
