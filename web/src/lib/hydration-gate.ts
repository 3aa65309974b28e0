/** From HTML that was made by the build to a page that lives. */
export interface TakeOver {
  /** Whether the page is still the HTML of the build, so that what differs by visitor must wait. */
  isPending(): boolean;
  /** Resolves once script has taken over the whole page, or that has taken too long. */
  done: Promise<void>;
  finish(): void;
}

/** @param pending Not so where the page is drawn by script from its first line on. */
export function createTakeOver(pending: boolean): TakeOver {
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

/** Answers of the API wait for the take-over: React would have to throw away a page whose content changes meanwhile. */
export function holdAnswers(fetch: (request: Request) => Promise<Response>, { done }: TakeOver): typeof fetch {
  return (request) => fetch(request).finally(() => done);
}
