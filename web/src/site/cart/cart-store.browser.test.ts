import { expect, it, vi } from 'vitest';
import { createSessionStore } from '#session/store.ts';
import { createCartStore } from './cart-store.ts';

const tally = { _id: 'c-tally', title: 'Tally' };
const ccc = { _id: 'c-ccc', title: 'Course on Computer Concepts' };

function setUp() {
  const session = createSessionStore();
  const cart = createCartStore(session);
  const listener = vi.fn();
  cart.subscribe(listener);
  const signIn = (id: string) => session.signIn({ token: `t-${id}`, user: { _id: id, role: 10 } });
  return { session, cart, listener, signIn };
}

it('keeps the cart of each user across logouts, and adds that of a guest at login, without duplicates [R-285, S-25]', () => {
  const { session, cart, signIn } = setUp();
  signIn('a');
  cart.add(tally);
  session.signOut();
  expect(cart.items()).toEqual([]);
  signIn('b');
  expect(cart.items()).toEqual([]);
  cart.add(ccc);
  session.signOut();
  cart.add(tally);
  cart.add(ccc);
  signIn('a');
  expect(cart.items()).toEqual([tally, ccc]);
  session.signOut();
  expect(cart.items()).toEqual([]);
});

it('treats an invalid stored text as an empty cart and drops invalid items [S-13, S-14]', () => {
  const { cart } = setUp();
  for (const text of ['{', '{}', 'null', '[[]]']) {
    localStorage.setItem('institute.cart', text);
    expect(cart.items(), text).toEqual([]);
  }
  localStorage.setItem('institute.cart', JSON.stringify([{ _id: '', title: 'x' }, tally, { _id: 'c' }, null, ccc]));
  expect(cart.items()).toEqual([tally, ccc]);
});

it("notifies of changes in another tab, but only of the user's own cart", () => {
  const { cart, listener } = setUp();
  localStorage.setItem('institute.cart', JSON.stringify([tally]));
  for (const key of ['institute.cart', 'institute.cart-another-user']) dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(cart.items()).toEqual([tally]);
});
