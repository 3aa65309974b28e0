import type { Client } from 'openapi-fetch';
import type { paths } from './generated/schema.ts';

/** openapi-fetch, typed by the spec. */
export type Http = Client<paths>;
