/** Imports modules one after the other in a project with the packed mocks, which replace the network. Exits with 1 if one fails. */
import { pathToFileURL } from 'node:url';
import { createMockServer, resetDb } from '@institute/mocks/node';

const mocks = createMockServer({ baseUrl: 'https://api.example.com/v1' });
mocks.server.listen({ onUnhandledRequest: 'error' });
for (const file of process.argv.slice(2)) {
  await resetDb(mocks);
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    console.error(`${file}: ${error.stack}`);
    process.exitCode = 1;
  }
}
mocks.server.close();
