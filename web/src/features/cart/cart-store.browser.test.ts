import { expect, it } from 'vitest';
import { createSessionStore } from '#session/store.ts';
import { createCartStore } from './cart-store.ts';

const tally = { _id: 'c-tally', title: 'Tally' };
const ccc = { _id: 'c-ccc', title: 'Course on Computer Concepts' };
const createSessionOf = (id: string) => ({ token: `t-${id}`, user: { _id: id, role: 10 } });

function setUp() {
  const session = createSessionStore();
  const cart = createCartStore(session);
  cart.subscribe(() => {});
  return { session, cart };
}

it('adds a course once, removes it, and notifies of each change [R-285, R-286]', () => {
  const { cart } = setUp();
  let notifications = 0;
  cart.subscribe(() => {
    notifications += 1;
  });
  expect(cart.add(tally)).toBe(true);
  expect(cart.add({ ...tally, title: 'Another title' })).toBe(false);
  expect(cart.add(ccc)).toBe(true);
  expect(cart.items()).toEqual([tally, ccc]);
  expect(cart.items(), 'the same array until it changes').toBe(cart.items());
  cart.remove(tally._id);
  expect(cart.items()).toEqual([ccc]);
  expect(notifications).toBe(3);
});

it('keeps the cart of each user across logouts [R-285, S-25]', () => {
  const { session, cart } = setUp();
  session.signIn(createSessionOf('a'));
  cart.add(tally);
  session.signOut();
  expect(cart.items()).toEqual([]);
  session.signIn(createSessionOf('b'));
  expect(cart.items()).toEqual([]);
  cart.add(ccc);
  session.signOut();
  session.signIn(createSessionOf('a'));
  expect(cart.items()).toEqual([tally]);
});

it('merges the cart of a guest into that of the user at login, without duplicates [R-285]', () => {
  const { session, cart } = setUp();
  session.signIn(createSessionOf('a'));
  cart.add(tally);
  session.signOut();
  cart.add(tally);
  cart.add(ccc);
  session.signIn(createSessionOf('a'));
  expect(cart.items()).toEqual([tally, ccc]);
  session.signOut();
  expect(cart.items()).toEqual([]);
});

it('treats an invalid stored text as an empty cart and drops invalid items [S-13, S-14]', () => {
  const { cart } = setUp();
  for (const text of ['{', '{}', 'null', '[[]]', '"x"', `[${'1,'.repeat(600_000)}1]`]) {
    localStorage.setItem('institute.cart', text);
    expect(cart.items(), text.slice(0, 20)).toEqual([]);
  }
  localStorage.setItem('institute.cart', JSON.stringify([{ _id: '', title: 'x' }, tally, tally, { _id: 'c' }, null, ccc]));
  expect(cart.items()).toEqual([tally, ccc]);
});

it('keeps the cart in memory when the browser stores nothing [F-16]', () => {
  const throwError = () => {
    throw new DOMException('QuotaExceededError');
  };
  const cart = createCartStore(createSessionStore(), () => ({ getItem: () => null, setItem: throwError, removeItem: throwError }));
  expect(cart.add(tally)).toBe(true);
  expect(cart.items()).toEqual([tally]);
  cart.remove(tally._id);
  expect(cart.items()).toEqual([]);
});

it("notifies of changes in another tab, but only of the viewer's own cart", () => {
  const { cart } = setUp();
  let notifications = 0;
  cart.subscribe(() => {
    notifications += 1;
  });
  localStorage.setItem('institute.cart', JSON.stringify([tally]));
  dispatchEvent(new StorageEvent('storage', { key: 'institute.cart' }));
  dispatchEvent(new StorageEvent('storage', { key: 'institute.cart-another-user' }));
  expect(notifications).toBe(1);
  expect(cart.items()).toEqual([tally]);
});

it('names the cart of a user without the id, also after a logout', () => {
  const { session, cart } = setUp();
  session.signIn(createSessionOf('u-asha'));
  cart.add(tally);
  session.signOut();
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^institute\.cart-[0-9a-z-]+$/)]);
  expect(JSON.stringify(localStorage)).not.toContain('u-asha');
});

it('takes over the carts of all users whose keys contain the id, and removes these keys', () => {
  localStorage.setItem('institute.cart.a', JSON.stringify([tally]));
  localStorage.setItem('institute.cart.b', JSON.stringify([ccc]));
  localStorage.setItem('institute.cart', JSON.stringify([ccc]));
  const { session, cart } = setUp();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('institute.cart.'))).toEqual([]);
  expect(cart.items()).toEqual([ccc]);
  cart.remove(ccc._id);
  session.signIn(createSessionOf('a'));
  expect(cart.items()).toEqual([tally]);
  cart.remove(tally._id);
  session.signIn(createSessionOf('b'));
  expect(cart.items()).toEqual([ccc]);
});

it('keeps a cart under its new name when the old name appears again', () => {
  const { session, cart } = setUp();
  session.signIn(createSessionOf('a'));
  cart.add(ccc);
  localStorage.setItem('institute.cart.a', JSON.stringify([tally]));
  expect(setUp().cart.items()).toEqual([ccc]);
});
