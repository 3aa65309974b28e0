import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme/recipes/input.ts';
import { Field, type FieldTexts, type TypingAttributes } from './text-field.tsx';

const TextArea = chakra('textarea', inputRecipe);

interface TextAreaFieldProps extends FieldTexts, Pick<ComponentProps<'textarea'>, TypingAttributes | 'rows'> {}

/** A text of several lines; it can be made taller, never wider than its place. */
export function TextAreaField({ label, error, hint, required, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required}>
      {(control) => <TextArea rows={4} py="2" display="block" resize="vertical" {...area} {...control} />}
    </Field>
  );
}
