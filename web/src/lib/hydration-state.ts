/** Whether something prerendered, such as the page or a section of it, is hydrated. It is outside of React, so that API calls can wait for it. */
export interface HydrationState {
  /** True while the prerendered HTML is shown: nothing may depend on the user, the date or the viewport yet. */
  isPending(): boolean;
  /** Whether sections may be hydrated later than the page. False while prerendering, which needs their HTML. */
  canDefer: boolean;
  /** Resolves once React has hydrated it. */
  hydrated: Promise<void>;
  markHydrated(): void;
  /** Resolves once what depends on the user is rendered too, or hydration has taken too long. */
  done: Promise<void>;
  finish(): void;
}

/** @param pending False where the page is rendered in the browser from the start. */
export function createHydrationState(pending: boolean): HydrationState {
  const hydrated = createSignal();
  const done = createSignal();
  let isPending = pending;
  const markHydrated = () => {
    isPending = false;
    hydrated.resolve();
  };
  const finish = () => {
    markHydrated();
    done.resolve();
  };
  if (!pending) finish();
  return { isPending: () => isPending, canDefer: pending, hydrated: hydrated.promise, markHydrated, done: done.promise, finish };
}

/** A promise and the function that resolves it. */
function createSignal() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Delays responses until hydration is done: a change of content while React hydrates would make it discard the prerendered HTML. */
export function deferResponses(fetch: (request: Request) => Promise<Response>, { done }: HydrationState): typeof fetch {
  return (request) => fetch(request).finally(() => done);
}
