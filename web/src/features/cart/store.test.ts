import { beforeEach, expect, it } from 'vitest';
import { createSession } from '../../session/store.ts';
import { createCart } from './store.ts';

const tally = { _id: 'c-tally', title: 'Tally' };
const ccc = { _id: 'c-ccc', title: 'Course on Computer Concepts' };
const person = (id: string) => ({ token: `t-${id}`, user: { _id: id, role: 10 } });

function open() {
  const session = createSession();
  const cart = createCart(session);
  cart.subscribe(() => {});
  return { session, cart };
}

beforeEach(() => localStorage.clear());

it('a course is added once and removed, and each change is told [R-285, R-286]', () => {
  const { cart } = open();
  let told = 0;
  cart.subscribe(() => {
    told += 1;
  });
  expect(cart.add(tally)).toBe(true);
  expect(cart.add({ ...tally, title: 'Another title' })).toBe(false);
  expect(cart.add(ccc)).toBe(true);
  expect(cart.items()).toEqual([tally, ccc]);
  expect(cart.items(), 'the same array until it changes').toBe(cart.items());
  cart.remove(tally._id);
  expect(cart.items()).toEqual([ccc]);
  expect(told).toBe(3);
});

it('each person has a cart of their own, which is there again after a logout [R-285, S-25]', () => {
  const { session, cart } = open();
  session.signIn(person('a'));
  cart.add(tally);
  session.signOut();
  expect(cart.items()).toEqual([]);
  session.signIn(person('b'));
  expect(cart.items()).toEqual([]);
  cart.add(ccc);
  session.signOut();
  session.signIn(person('a'));
  expect(cart.items()).toEqual([tally]);
});

it('what a visitor put aside goes along into the own cart, once [R-285]', () => {
  const { session, cart } = open();
  session.signIn(person('a'));
  cart.add(tally);
  session.signOut();
  cart.add(tally);
  cart.add(ccc);
  session.signIn(person('a'));
  expect(cart.items()).toEqual([tally, ccc]);
  session.signOut();
  expect(cart.items()).toEqual([]);
});

it('a stored text that is no cart is an empty one, and what is no course in it is left out [S-13, S-14]', () => {
  const { cart } = open();
  for (const text of ['{', '{}', 'null', '[[]]', '"x"', `[${'1,'.repeat(600_000)}1]`]) {
    localStorage.setItem('institute.cart', text);
    expect(cart.items(), text.slice(0, 20)).toEqual([]);
  }
  localStorage.setItem('institute.cart', JSON.stringify([{ _id: '', title: 'x' }, tally, tally, { _id: 'c' }, null, ccc]));
  expect(cart.items()).toEqual([tally, ccc]);
});

it('a browser that keeps nothing has a cart for this page [F-16]', () => {
  const refuse = () => {
    throw new DOMException('QuotaExceededError');
  };
  const cart = createCart(createSession(), () => ({ getItem: () => null, setItem: refuse, removeItem: refuse }));
  expect(cart.add(tally)).toBe(true);
  expect(cart.items()).toEqual([tally]);
  cart.remove(tally._id);
  expect(cart.items()).toEqual([]);
});

it('follows a cart that was changed in another tab, and is told of its own keys alone', () => {
  const { cart } = open();
  let told = 0;
  cart.subscribe(() => {
    told += 1;
  });
  localStorage.setItem('institute.cart', JSON.stringify([tally]));
  dispatchEvent(new StorageEvent('storage', { key: 'institute.cart' }));
  dispatchEvent(new StorageEvent('storage', { key: 'institute.cart.somebody' }));
  expect(told).toBe(1);
  expect(cart.items()).toEqual([tally]);
});
