import { root } from '../command.ts';
import { loadSpec } from './load-spec.ts';

export const spec = await loadSpec(`${root}openapi/openapi.yaml`);
