import { isRecord, ParseError } from './client/errors.ts';
import type { ApiOptions } from './client/options.ts';
import { type RecordShape, type Shape, shapes } from './generated/shapes.ts';

/**
 * Repairs the types of each response in place, for `createApi({ inspect })`. Where the contract has a text, a number becomes a text;
 * where it has a number, a text such as '12.5' becomes a number. Without a usable value, an optional property is left out, a required
 * text becomes '-' and a required number NaN. An entry of a list is left out if it cannot be repaired, for example without a text as its
 * required `_id`. The call fails with a ParseError if a required top-level property of the response, except `message`, cannot be repaired.
 */
export function repairResponses(): NonNullable<ApiOptions['inspect']> {
  return (operation, data, status) => {
    const shape = shapes[operation];
    if (!shape || !isRecord(data)) return;
    for (const key in shape.must) {
      const sound = repair(shape.must[key] ?? '', data[key]);
      // A wrong message is no reason to fail, because the server has acted.
      if (sound === undefined && key !== 'message') throw new ParseError(operation, status, `${key} is not what the contract says`);
      data[key] = sound ?? '-';
    }
    repairOptional(shape, data);
  };
}

/** The value in the given shape, or undefined if it cannot be repaired. */
function repair(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return repairScalar(shape, value);
  if (isList(shape)) {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map((entry) => repair(shape[0], entry));
    // Keeps the list itself if no entry has changed.
    const isSound = entries.every((entry, index) => entry !== undefined && Object.is(entry, value[index]));
    return isSound ? value : entries.filter((entry) => entry !== undefined);
  }
  if (!isRecord(value)) return repairScalar(shape.or ?? '', value);
  for (const key in shape.must) {
    const part = shape.must[key] ?? '';
    const sound = key === '_id' && typeof value._id !== 'string' ? undefined : repair(part, value[key]);
    if (sound === undefined && (key === '_id' || typeof part !== 'string')) return undefined;
    value[key] = sound === undefined ? (part === 'n' ? Number.NaN : '-') : sound;
  }
  repairOptional(shape, value);
  return value;
}

function repairOptional({ may }: RecordShape, record: Record<string, unknown>): void {
  for (const key in may) {
    if (!(key in record)) continue;
    const sound = repair(may[key] ?? '', record[key]);
    if (sound === undefined) delete record[key];
    else record[key] = sound;
  }
}

function repairScalar(kinds: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (kinds.includes('s')) return value;
    const number = kinds.includes('n') && value.trim() !== '' ? Number(value) : Number.NaN;
    return Number.isFinite(number) ? number : undefined;
  }
  if (typeof value === 'number') return kinds.includes('n') ? value : kinds.includes('s') ? String(value) : undefined;
  if (typeof value === 'boolean') return kinds.includes('b') ? value : undefined;
  return value === null && kinds.includes('0') ? null : undefined;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
