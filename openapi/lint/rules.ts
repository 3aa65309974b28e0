import { type Config, loadConfig, type Plugin, type UserContext } from '@redocly/openapi-core';

/** Loads a redocly.yaml, with the rules of this file as a plugin. */
export function loadLintConfig(configPath: string): Promise<Config> {
  return loadConfig({ configPath, plugins: [institute] });
}

const institute: Plugin = {
  id: 'institute',
  rules: {
    oas3: {
      'institute/responses-have-examples': () => ({
        Response: {
          MediaType(media, { report, location }) {
            if (!media.examples) report({ message: 'Every response needs at least one example.', location });
          },
        },
      }),
      'institute/invalidates-resolve': () => {
        const methodsByOperation = new Map<unknown, unknown>();
        const references: { operationId: string; location: UserContext['location'] }[] = [];
        return {
          Operation(operation, { location, key }) {
            methodsByOperation.set(operation.operationId, key);
            for (const text of Reflect.get(operation, 'x-invalidates') ?? [])
              references.push({ operationId: String(text).replace(/\(.*/, ''), location });
          },
          Root: {
            leave(_root, { report }) {
              for (const { operationId, location } of references) {
                if (methodsByOperation.get(operationId) !== 'get')
                  report({
                    message: `x-invalidates names ${operationId}, which is not a GET operation.`,
                    location: location.child('x-invalidates'),
                  });
              }
            },
          },
        };
      },
    },
  },
};
