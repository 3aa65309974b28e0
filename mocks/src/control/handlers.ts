import type { RequestHandler } from 'msw';
import type { ApiDefinition } from '../core/definition.ts';
import { createEngine } from '../core/engine.ts';
import { unauthorized } from '../core/errors.ts';
import { type ControlInputs, controlContract } from '../generated/control.ts';
import { controlHeader } from './control-header.ts';
import { type ControlTarget, controlResolvers } from './resolvers.ts';

/** MSW handlers of the control API (`control.openapi.yaml`) under `/__mocks` of an origin. The API itself runs on the engine of the mocks. */
export function createControlHandlers(target: ControlTarget, origin: string): RequestHandler[] {
  const definition: ApiDefinition<ControlInputs, ControlTarget, never> = {
    contract: controlContract,
    resolvers: controlResolvers,
    createDb: () => target,
    scenarios: [],
    handlesUnknownPaths: false,
    findToken({ headers }, { isTokenOptional }) {
      const value = headers.get(controlHeader);
      if (!value && (!isTokenOptional || isFromPage(headers))) throw unauthorized(`Send the header ${controlHeader} with any value.`);
      return value ?? undefined;
    },
    findViewer: () => undefined,
  };
  return createEngine(definition, { baseUrl: `${origin}/__mocks`, maxCalls: 0 }).handlers;
}

/** Browsers send at least one of these headers with a request of a page; curl and `fetch` of Node send none. */
function isFromPage(headers: Headers): boolean {
  return ['Origin', 'Referer', 'Sec-Fetch-Site'].some((name) => headers.has(name));
}
