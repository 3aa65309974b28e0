/** What is known about the report of a payment. */
export type Confirmation =
  | { status: 'confirmed'; message: string }
  /** The server rejected it, now or on an earlier visit, and would reject it again. */
  | { status: 'rejected'; message?: string }
  /** The server confirmed it on an earlier visit. */
  | { status: 'already-confirmed' }
  /** Another user or a guest has sent it. This user may send it, too. */
  | { status: 'sent-by-other' }
  /** Needs a login. Counts as not sent. */
  | { status: 'signed-out' }
  /** Sent, but without a definite response. The user may send it again. */
  | { status: 'unknown' };
