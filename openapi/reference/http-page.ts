import type { Spec } from '../generator/spec.ts';

/** The files of a page on which Swagger UI shows the contract; they lie beside its own script and style. */
export function httpPage(spec: Spec): Record<string, string> {
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
    <main id="calls"></main>
    <script src="swagger-ui-bundle.js"></script>
    <script src="contract.js"></script>
    <script src="show.js"></script>
  </body>
</html>
`;

/** Nothing is sent from here, and nobody is asked whether the contract is valid. */
const script = `SwaggerUIBundle({
  spec: contract,
  dom_id: '#calls',
  deepLinking: true,
  validatorUrl: null,
  supportedSubmitMethods: [],
  displayOperationId: true,
  showExtensions: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
`;
