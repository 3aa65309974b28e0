import { http, type RequestHandler } from 'msw';
import type { ApiDefinition, ViewerRecord } from './definition.ts';
import { errorBody } from './errors.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';
import { jsonResponse } from './respond.ts';

/** MSW handlers for every operation of a contract. Unknown paths under the base URL get a 404. */
export function createHandlers<Inputs, Db extends object, Viewer extends ViewerRecord>(
  options: PipelineOptions<Inputs, Db, Viewer> & { baseUrl: string },
): RequestHandler[] {
  const { baseUrl, definition } = options;
  const handleRequest = createPipeline(options);
  const operationHandlers = operationIds(definition).map((id) => {
    const { method, path } = definition.contract[id];
    const route = baseUrl + path.replace(/\{(\w+)\}/g, ':$1');
    return http[toLowerCase(method)](route, ({ request, params }) => handleRequest(id, request, params));
  });
  const notFoundHandler = http.all(`${baseUrl}/*`, ({ request }) =>
    jsonResponse(404, errorBody(`The contract has no ${request.method} ${new URL(request.url).pathname}.`)),
  );
  return definition.handlesUnknownPaths === false ? operationHandlers : [...operationHandlers, notFoundHandler];
}

/** The operationIds of a definition. */
export function operationIds<Inputs>({
  contract,
}: Pick<ApiDefinition<Inputs, object, ViewerRecord>, 'contract'>): (keyof Inputs & string)[] {
  return Object.keys(contract) as (keyof Inputs & string)[];
}

function toLowerCase(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') {
  return method.toLowerCase() as Lowercase<typeof method>;
}
