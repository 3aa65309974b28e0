import * as schemas from '@institute/sdk/schemas';
import type { Operation } from '../../generator/operation.ts';

/** The documented status that a response has: `200`, or `5XX` for a class. Undefined if the contract does not name it. */
export function documentedStatus({ statuses }: Operation, status: number): string | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`].find((name) => Object.hasOwn(statuses, name));
}

/** The schema of a JSON response with a documented status. Undefined if the contract does not name the status. */
export function responseSchema({ statuses }: Operation, status: string | undefined): schemas.Schema<unknown> | undefined {
  const name = statuses[status ?? ''];
  if (name === undefined) return undefined;
  const schema: unknown = Reflect.get(schemas, `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`);
  if (!isSchema(schema)) throw new Error(`The schema ${name} is not generated. Run \`pnpm generate\`.`);
  return schema;
}

const isSchema = (value: unknown): value is schemas.Schema<unknown> => typeof value === 'object' && value !== null && '~standard' in value;
