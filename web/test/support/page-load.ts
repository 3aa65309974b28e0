/** Changes with every page, so that what is under way knows whether its page is still open. */
let current = Symbol('page');

/** Nothing comes to a page that is closed. */
export const never = new Promise<never>(() => {});

/** Settles as the promise does while the page stays open, and never afterwards. */
export function untilClosed<Value>(promise: Promise<Value>): Promise<Value> {
  const page = current;
  return promise.finally(() => (page === current ? undefined : never));
}

const { locks } = navigator;
const { request } = LockManager.prototype;

LockManager.prototype.request = function (this: LockManager, ...parameters: unknown[]): Promise<never> {
  const page = current;
  const callback = parameters.at(-1);
  const run = (lock: unknown) => (page === current && typeof callback === 'function' ? callback(lock) : undefined);
  return untilClosed(Reflect.apply(request, this, [...parameters.slice(0, -1), run]));
};

/** What a browser does when a page is closed or loaded again: calls get no response, and locks are free. */
export async function closePage(): Promise<void> {
  current = Symbol('page');
  for (;;) {
    const { held = [], pending = [] } = await locks.query();
    if (held.length + pending.length === 0) return;
    await Promise.all(held.map(({ name }) => Reflect.apply(request, locks, [name, { steal: true }, () => {}])));
  }
}
