/** The contract's `message`: a sentence, or sentences by field. */
export type ErrorMessage = string | Record<string, string[]>;

export class HttpError extends Error {
  constructor(
    /** HTTP status, 400 or above. */
    readonly status: number,
    readonly reason: ErrorMessage,
  ) {
    super(typeof reason === 'string' ? reason : JSON.stringify(reason));
  }
}

/** 400: the request does not match the contract. */
export const badRequest = (reason: string) => new HttpError(400, reason);

/** 401: the token is missing, unknown or expired. */
export const unauthorized = (reason = 'Your session has ended. Please login again.') => new HttpError(401, reason);

export const forbidden = (reason = 'Your account may not do this.') => new HttpError(403, reason);

/** 404: the record does not exist or is not visible to the viewer. Takes its name in the sentence: `notFound('this course')`. */
export const notFound = (what: string) => new HttpError(404, `We could not find ${what}.`);

export const conflict = (reason: ErrorMessage) => new HttpError(409, reason);

/** 422: the input breaks a rule that its schema cannot express. */
export const unprocessable = (reason: ErrorMessage) => new HttpError(422, reason);

export function errorBody(message: ErrorMessage): { success: false; message: ErrorMessage } {
  return { success: false, message };
}
