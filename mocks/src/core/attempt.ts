import { HttpError } from './errors.ts';

/** A value, or the HTTP error that ended the request. Other errors are bugs and are thrown. */
export type Attempt<T> = { value: T; error?: undefined } | { value?: undefined; error: HttpError };

/** Calls a function and catches its HttpError. */
export function attempt<T>(action: () => T): Attempt<T> {
  try {
    return { value: action() };
  } catch (error) {
    return { error: toHttpError(error) };
  }
}

/** As `attempt`, for a promise. */
export async function attemptAsync<T>(promise: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await promise };
  } catch (error) {
    return { error: toHttpError(error) };
  }
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}
