/** Wraps an async function so that its calls run one after another, in their order. A call that fails does not stop the next. */
export function sequential<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>): (...args: Args) => Promise<Result> {
  let previous: Promise<unknown> = Promise.resolve();
  return (...args) => {
    const result = previous.then(() => run(...args));
    previous = result.catch(() => {});
    return result;
  };
}
