import { http, type PathParams, type RequestHandler } from 'msw';
import type { ApiDefinition, ViewerRecord } from './definition.ts';
import { createPipeline, type PipelineOptions } from './pipeline.ts';
import { jsonResponse } from './respond.ts';

/** MSW handlers for every operation of a contract. Unknown paths under the base URL get a 404. */
export function createHandlers<Inputs, Db extends object, Viewer extends ViewerRecord>(
  options: PipelineOptions<Inputs, Db, Viewer> & { baseUrl: string },
): RequestHandler[] {
  const { baseUrl, definition } = options;
  const handleRequest = createPipeline(options);
  const operationHandlers = operationIds(definition)
    .toSorted((one, other) => comparePaths(definition.contract[one].path, definition.contract[other].path))
    .map((id) => {
      const { method, path } = definition.contract[id];
      const { route, toParams } = toRoute(path);
      return http[toLowerCase(method)](baseUrl + route, ({ request, params }) => handleRequest(id, request, toParams(params)));
    });
  const notFoundHandler = http.all(`${baseUrl}/*`, ({ request }) =>
    jsonResponse(404, definition.errorBody(`The contract has no ${request.method} ${new URL(request.url).pathname}.`, 404)),
  );
  return definition.handlesUnknownPaths === false ? operationHandlers : [...operationHandlers, notFoundHandler];
}

/** Sorts `/pets/count` before `/pets/{id}`, and `/pets/{id}.txt` too, because MSW takes the first handler that matches. */
function comparePaths(one: string, other: string): number {
  const toSortable = (path: string) => `${path}{}`.replace(/\{[^}]*\}/g, '\uffff');
  return toSortable(one) < toSortable(other) ? -1 : toSortable(one) > toSortable(other) ? 1 : 0;
}

/** MSW's names of parameters have word characters only, so `{pet-id}` is matched as `:p1` and gets its name back. */
function toRoute(path: string) {
  const names: string[] = [];
  const route = path.replace(/\{([^}]+)\}/g, (_template, name: string) => `:p${names.push(name)}`);
  const toParams = (params: PathParams) => Object.fromEntries(names.map((name, index) => [name, params[`p${index + 1}`]]));
  return { route, toParams };
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
