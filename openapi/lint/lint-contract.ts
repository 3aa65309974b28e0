import { fileURLToPath } from 'node:url';
import { type Config, lint, loadConfig, type NormalizedProblem, type Plugin, type UserContext } from '@redocly/openapi-core';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

export async function lintContract(): Promise<NormalizedProblem[]> {
  const config = await loadLintConfig(pathOf('redocly.yaml'));
  const problems = await lint({ ref: pathOf('openapi.yaml'), config });
  const { rules: unknownRules } = config.getUnusedRules();
  if (unknownRules.length > 0) throw new Error(`redocly.yaml names rules that do not exist: ${unknownRules.join(', ')}`);
  return problems;
}

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
