/** Wraps an async function so that a call starts when the one before it has ended. */
export function inTurn<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const result = previous.then(() => run(...args));
    previous = result.catch(() => {});
    return result;
  };
}
