import { httpUrl } from '#lib/format.ts';

/** The only personal data that the browser stores. */
export interface SessionUser {
  _id: string;
  role: number;
  fullName?: string;
  email?: string;
  rollNo?: string;
  avatar?: { url: string };
}

export interface Session {
  readonly token: string;
  readonly user: Readonly<SessionUser>;
}

const maxLength = 16_384;

/** Lengths in characters of JSON. Their sum is below `maxLength`, so every session that is written can be read again. */
const maxFieldLength = { token: 8192, url: 2048, text: 1000 };

/** Parses a stored session; undefined if the text is no session. Unknown keys are dropped. */
export function parseSession(text: string): Session | undefined {
  if (text.length > maxLength) return undefined;
  try {
    return toSession(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function toSession(value: unknown): Session | undefined {
  if (!isRecord(value) || !isRecord(value.user)) return undefined;
  const { token, user } = value;
  const { _id, avatar, profile } = user;
  const role = typeof user.role === 'number' || isText(user.role) ? Number(user.role) : Number.NaN;
  // Any other character would make `fetch` throw on the Authorization header.
  if (!isText(token, maxFieldLength.token) || !/^[\x20-\x7e]+$/.test(token) || !isText(_id) || !Number.isFinite(role)) return undefined;
  const url = pictureUrl(avatar) ?? pictureUrl(profile);
  return {
    token,
    user: { _id, role, ...pickTexts(user, ['fullName', 'email', 'rollNo']), ...(url ? { avatar: { url } } : {}) },
  };
}

function pickTexts<Key extends string>(user: Record<string, unknown>, keys: readonly Key[]): Partial<Record<Key, string>> {
  const texts: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = user[key];
    if (isText(value)) texts[key] = value;
  }
  return texts;
}

function pictureUrl(picture: unknown): string | undefined {
  return isRecord(picture) && isText(picture.url, maxFieldLength.url) ? httpUrl(picture.url) : undefined;
}

/** A string that is not blank and not longer than `max` characters of JSON. */
function isText(value: unknown, max = maxFieldLength.text): value is string {
  return typeof value === 'string' && value.trim() !== '' && JSON.stringify(value).length <= max;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
