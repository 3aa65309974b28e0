import { followColorScheme } from './color-scheme.ts';
import { fetchFromMocks, mocksServer } from './mocks.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';
import type { Contract, SwaggerUi, SwaggerUiOptions, SwaggerUiRequest } from './swagger-ui.ts';
import { startToolbar } from './toolbar.ts';

/** The scripts before this one define both. */
declare const contract: Contract;
declare const SwaggerUIBundle: (options: SwaggerUiOptions) => SwaggerUi;

function sendToMocks(request: SwaggerUiRequest): SwaggerUiRequest {
  return request.url.startsWith(`${mocksServer.url}/`) ? { ...request, userFetch: fetchFromMocks } : request;
}

followColorScheme();
const swaggerUi = SwaggerUIBundle({
  spec: { ...contract, servers: [mocksServer, ...contract.servers] },
  dom_id: '#operations',
  deepLinking: true,
  validatorUrl: null,
  displayOperationId: true,
  showExtensions: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  requestInterceptor: sendToMocks,
  plugins: [omitEmptyFields],
});
startToolbar(swaggerUi);
