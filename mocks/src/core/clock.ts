import type { Store } from './store.ts';

export interface Clock {
  /** The current time in ISO 8601. */
  now(): string;
  /** Moves the clock forward: `advance('2d')`. */
  advance(by: Duration): Promise<void>;
  /** Stops the clock at a time, or lets it run again with `undefined`. */
  set(time: Date | string | undefined): Promise<void>;
}

/** A clock whose position is part of the settings, so that it survives a reload. */
export function createClock(store: Store): Clock {
  const now = () => {
    const { stoppedAt, clockOffsetMs = 0 } = store.state.settings;
    return new Date(stoppedAt === undefined ? Date.now() + clockOffsetMs : Date.parse(stoppedAt)).toISOString();
  };
  return {
    now,
    async advance(by) {
      const { stoppedAt, clockOffsetMs = 0 } = store.state.settings;
      const ms = toMilliseconds(by);
      const next = toTime(Date.parse(now()) + ms);
      await store.updateSettings(stoppedAt === undefined ? { clockOffsetMs: clockOffsetMs + ms } : { stoppedAt: next });
    },
    set: (time) => store.updateSettings({ stoppedAt: time === undefined ? undefined : toTime(time), clockOffsetMs: 0 }),
  };
}

/** A date, or a time with its zone, so that it is the same on every machine. */
const isoTime = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

export function toTime(time: Date | string | number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime()) || (typeof time === 'string' && !isoTime.test(time)))
    throw new Error(`'${time}' is not a time. Use ISO 8601, such as '2026-11-21T10:00:00Z'.`);
  return date.toISOString();
}

const unitMs = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** Milliseconds, or a number with a unit: `500ms`, `90s`, `15m`, `2h`, `2d`, `1w`. */
export type Duration = number | `${number}${keyof typeof unitMs}`;

export function toMilliseconds(duration: Duration | string): number {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)(ms|[smhdw])$/.exec(String(duration)) ?? [];
  const ms = typeof duration === 'number' ? duration : Number(amount || Number.NaN) * unitMs[unit as keyof typeof unitMs];
  if (!Number.isFinite(ms) || ms < 0)
    throw new Error(`'${duration}' is not a duration. Use milliseconds, or a text such as '90s', '15m' or '2d'.`);
  return ms;
}
