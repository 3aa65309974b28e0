/** Whether a page is hydrated. It is outside of React, so that API calls can wait for it. */
export interface HydrationState {
  /** True while the page still shows prerendered HTML: nothing may depend on the user, the date or the viewport yet. */
  isPending(): boolean;
  /** Resolves once React has hydrated the whole page, or has taken too long. */
  done: Promise<void>;
  finish(): void;
}

/** @param pending False where the page is rendered in the browser from the start. */
export function createHydrationState(pending: boolean): HydrationState {
  let isPending = pending;
  let resolve = () => {};
  const done = new Promise<void>((settle) => {
    resolve = settle;
  });
  const finish = () => {
    isPending = false;
    resolve();
  };
  if (!pending) finish();
  return { isPending: () => isPending, done, finish };
}

/** Delays responses until hydration is done: a change of content while React hydrates would make it discard the prerendered HTML. */
export function deferResponses(fetch: (request: Request) => Promise<Response>, { done }: HydrationState): typeof fetch {
  return (request) => fetch(request).finally(() => done);
}
