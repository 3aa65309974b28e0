import type { StandardSchemaV1 } from '@standard-schema/spec';
import { expectTypeOf, it } from 'vitest';
import type { Course, CreateBatchInput, Gender, Role, State, UntrustedHtml } from './index.ts';
import { type genders, roles, states } from './index.ts';
import { courseSchema, type createBatchInputSchema, type findResultResponseSchema, inputSchemas, type Schema } from './schemas.ts';

it('a schema is a Standard Schema of its type', () => {
  expectTypeOf<Schema<Course>>().toExtend<StandardSchemaV1<Course, Course>>();
  expectTypeOf<Schema<Course>>().not.toExtend<StandardSchemaV1<number, number>>();
  expectTypeOf<StandardSchemaV1.InferInput<typeof createBatchInputSchema>>().toEqualTypeOf<CreateBatchInput>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof courseSchema>>().toEqualTypeOf<Course>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof findResultResponseSchema>>().toEqualTypeOf<UntrustedHtml>();
  expectTypeOf(inputSchemas.createBatch).toEqualTypeOf<Schema<CreateBatchInput>>();
});

it('validation is synchronous', () => {
  const result = courseSchema['~standard'].validate({});
  if (result.issues) expectTypeOf(result.issues[0]?.message).toEqualTypeOf<string | undefined>();
  else expectTypeOf(result.value).toEqualTypeOf<Course>();
});

it('enums are objects with literal values', () => {
  expectTypeOf<(typeof genders)[keyof typeof genders]>().toEqualTypeOf<Gender>();
  expectTypeOf<(typeof roles)[keyof typeof roles]>().toEqualTypeOf<Role>();
  expectTypeOf<(typeof states)[keyof typeof states]>().toEqualTypeOf<State>();
  expectTypeOf(roles.operator).toEqualTypeOf<12>();
  // @ts-expect-error read-only
  roles.operator = 12;
  // @ts-expect-error not a state
  void states.elsewhere;
});
