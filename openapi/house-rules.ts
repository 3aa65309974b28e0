import { fileURLToPath } from 'node:url';
import { type Config, loadConfig, type Plugin, type UserContext } from '@redocly/openapi-core';

/** What redocly.yaml asks for: Redocly's recommended rules, and on top of them those of this house. */
export function loadRules(): Promise<Config> {
  return loadConfig({ configPath: fileURLToPath(new URL('redocly.yaml', import.meta.url)), plugins: [houseRules] });
}

const houseRules: Plugin = {
  id: 'institute',
  rules: {
    oas3: {
      'institute/answers-have-examples': () => ({
        Response: {
          MediaType(media, { report, location }) {
            if (!media.examples) report({ message: 'Every answer needs at least one example.', location });
          },
        },
      }),
      'institute/names-resolve': () => {
        const known = new Map<unknown, unknown>();
        const claims: { name: string; location: UserContext['location'] }[] = [];
        return {
          Operation(operation, { location, key }) {
            known.set(operation.operationId, key);
            for (const name of Reflect.get(operation, 'x-invalidates') ?? []) claims.push({ name, location });
          },
          Root: {
            leave(_root, { report }) {
              for (const { name, location } of claims) {
                if (known.get(name) !== 'get')
                  report({ message: `x-invalidates names ${name}, which is no read.`, location: location.child('x-invalidates') });
              }
            },
          },
        };
      },
    },
  },
};
