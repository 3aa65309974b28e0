/** A refusal, thrown from any depth of a resolver; the frame turns it into the contract's answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    /** A sentence, or lists of sentences by field. */
    readonly reason: string | Record<string, string[]>,
  ) {
    super(typeof reason === 'string' ? reason : JSON.stringify(reason));
  }
}

export const outsideContract = (reason: string) => new Refusal(400, reason);
export const unauthorized = (reason = 'Your session has ended. Please login again.') => new Refusal(401, reason);
export const forbidden = (reason = 'Your account may not do this.') => new Refusal(403, reason);
export const notFound = (what: string) => new Refusal(404, `We could not find ${what}.`);
export const conflict = (reason: string | Record<string, string[]>) => new Refusal(409, reason);
export const unprocessable = (reason: string | Record<string, string[]>) => new Refusal(422, reason);
