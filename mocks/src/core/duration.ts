const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Milliseconds, or a number with a unit: `500ms`, `90s`, `15m`, `2h`, `2d`, `1w`. */
export type Duration = number | `${number}${keyof typeof unitMs}`;

/** Throws an Error for what is not a duration. */
export function toMilliseconds(duration: Duration | string): number {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|[smhdw])$/.exec(String(duration)) ?? [];
  const ms = typeof duration === 'number' ? duration : Number(amount || Number.NaN) * unitMs[unit as keyof typeof unitMs];
  if (!Number.isFinite(ms) || ms < 0)
    throw new Error(`'${duration}' is not a duration. Use milliseconds, or a text such as '90s', '15m' or '2d'.`);
  return ms;
}
