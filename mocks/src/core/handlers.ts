import { type OperationId, operations } from '@institute/sdk/contract';
import { http, type RequestHandler } from 'msw';
import { errorBody } from './errors.ts';
import { createImageHandlers } from './image-handlers.ts';
import { createPipeline, jsonResponse, type PipelineOptions } from './pipeline.ts';

/** The pipeline's options and the URL to handle. */
export interface HandlerOptions extends PipelineOptions {
  /** URL of the API with its version prefix; a path for a server. */
  baseUrl: string;
}

/** MSW handlers for every operation and for the images in the responses. Unknown paths of the API get a 404. */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const handleRequest = createPipeline(options);
  const { baseUrl } = options;
  const operationHandlers = (Object.keys(operations) as OperationId[]).map((id) => {
    const { method, path } = operations[id];
    const route = `${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[toLowerCase(method)](route, ({ request, params }) => handleRequest(id, request, params));
  });
  const notFoundHandler = http.all(`${baseUrl}/*`, ({ request }) =>
    jsonResponse(404, errorBody(`The contract has no ${request.method} ${new URL(request.url).pathname}.`)),
  );
  return [...operationHandlers, ...createImageHandlers(options), notFoundHandler];
}

function toLowerCase(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') {
  return method.toLowerCase() as Lowercase<typeof method>;
}
