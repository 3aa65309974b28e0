import { webAddress } from '../lib/format.ts';

/** What the browser keeps of a person; no more personal data than this. */
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

/** Together they stay below it, so that no record is written that would be refused when it is read. */
const longest = { token: 8192, address: 2048, text: 1000 };

/** The session in a stored text, or undefined when it is anything else. Other keys are dropped. */
export function parseSession(text: string): Session | undefined {
  if (text.length > maxLength) return undefined;
  try {
    return toSession(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The session in the answer of a login or in a stored record. */
export function toSession(value: unknown): Session | undefined {
  if (!isRecord(value) || !isRecord(value.user)) return undefined;
  const { token, user } = value;
  const { _id, avatar, profile } = user;
  const role = typeof user.role === 'number' || isText(user.role) ? Number(user.role) : Number.NaN;
  // A header takes visible ASCII alone; any other token would break every call.
  if (!isText(token, longest.token) || !/^[\x20-\x7e]+$/.test(token) || !isText(_id) || !Number.isFinite(role)) return undefined;
  const url = pictureUrl(avatar) ?? pictureUrl(profile);
  return {
    token,
    user: { _id, role, ...texts(user, ['fullName', 'email', 'rollNo']), ...(url ? { avatar: { url } } : {}) },
  };
}

function texts<Key extends string>(user: Record<string, unknown>, keys: readonly Key[]): Partial<Record<Key, string>> {
  const kept: Partial<Record<Key, string>> = {};
  for (const key of keys) {
    const value = user[key];
    if (isText(value)) kept[key] = value;
  }
  return kept;
}

function pictureUrl(picture: unknown): string | undefined {
  return isRecord(picture) && isText(picture.url, longest.address) ? webAddress(picture.url) : undefined;
}

/** A text that says something and has at most a number of characters where it is stored. */
function isText(value: unknown, most = longest.text): value is string {
  return typeof value === 'string' && value.trim() !== '' && JSON.stringify(value).length <= most;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
