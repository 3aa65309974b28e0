import type { Spec } from '../generator/spec.ts';

/** The files of a Swagger UI page for the contract. Swagger UI's own script and stylesheet must be in the same folder. */
export function createHttpPage(spec: Spec): Record<string, string> {
  return { 'index.html': page, 'contract.js': `const contract = ${JSON.stringify(spec)};\n`, 'show.js': script };
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Institute API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="swagger-ui.css">
    <style>
      body { margin: 0; }
      nav { padding: 12px 20px; font: bold 16px sans-serif; background: #f2f4f8; }
    </style>
  </head>
  <body>
    <nav><a href="../index.html">Institute SDK</a></nav>
    <main id="operations"></main>
    <script src="swagger-ui-bundle.js"></script>
    <script src="contract.js"></script>
    <script src="show.js"></script>
  </body>
</html>
`;

/** Disables 'Try it out' and the online validator: the page sends no request. */
const script = `SwaggerUIBundle({
  spec: contract,
  dom_id: '#operations',
  deepLinking: true,
  validatorUrl: null,
  supportedSubmitMethods: [],
  displayOperationId: true,
  showExtensions: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
`;
