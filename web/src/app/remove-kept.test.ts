// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepCertificate, readKeptText } from '../lib/kept-certificate.ts';
import { createSessionStore } from '../session/store.ts';
import { removeKeptWithoutSession } from './remove-kept.ts';

beforeEach(() => localStorage.clear());

const response = { success: true as const, token: 'token', user: { _id: 'u-1', role: 10, fullName: 'Asha', email: 'asha@example.com' } };

it('a kept certificate stays while its viewer may sign in again, and goes when the session is given up', () => {
  const session = createSessionStore();
  session.signIn(response);
  removeKeptWithoutSession(session);
  keepCertificate('<p>1</p>', 'u-1');
  const release = session.keepExpired();
  session.expire('token');
  expect(readKeptText()).not.toBeNull();
  release();
  expect(readKeptText()).toBeNull();
});

it('a kept certificate of a session that has ended goes at the next start', () => {
  keepCertificate('<p>1</p>', 'u-1');
  removeKeptWithoutSession(createSessionStore());
  expect(readKeptText()).toBeNull();
});
