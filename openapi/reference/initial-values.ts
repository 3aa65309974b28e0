import type { Media, Schema, Spec, SpecOperation } from '../generator/spec.ts';

/** Copies examples of a contract without references to where Swagger UI reads the initial values of its fields. */
export function withInitialValues(spec: Spec): Spec {
  const change = (operation: SpecOperation) => withFormExamples(withParameterExamples(operation));
  return { ...spec, paths: mapValues(spec.paths, (operations) => mapValues(operations, change)) };
}

/** Swagger UI reads the `example` of a parameter, but not the `examples` of its schema. */
function withParameterExamples(operation: SpecOperation): SpecOperation {
  const parameters = operation.parameters?.map((parameter) => ({ ...parameter, example: parameter.schema.examples?.[0] }));
  return { ...operation, parameters };
}

/** A form has the fields of the JSON body, and a file. Swagger UI reads the `examples` of each field. */
function withFormExamples(operation: SpecOperation): SpecOperation {
  const { 'application/json': json, 'multipart/form-data': form, ...others } = operation.requestBody?.content ?? {};
  if (!json || !form) return operation;
  const properties = mapValues(form.schema.properties ?? {}, (schema, name) => withExample(schema, exampleOf(json, name)));
  const content = { ...others, 'application/json': json, 'multipart/form-data': { ...form, schema: { ...form.schema, properties } } };
  return { ...operation, requestBody: { ...operation.requestBody, content } };
}

/** An empty text is no value of a required field for Swagger UI. */
function withExample(schema: Schema, example: unknown): Schema {
  return example ? Object.assign({}, schema, { examples: [example] }) : schema;
}

function exampleOf({ examples = {} }: Media, name: string): unknown {
  const [example] = Object.values(examples);
  return Object.entries(example?.value ?? {}).find(([key]) => key === name)?.[1];
}

function mapValues<T>(record: Record<string, T>, map: (value: T, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
