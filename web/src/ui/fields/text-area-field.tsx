import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../../theme/recipes/input.ts';
import { Field, type FieldBaseProps, type TextControlAttributes } from './text-field.tsx';

const TextArea = chakra('textarea', inputRecipe);

interface TextAreaFieldProps extends FieldBaseProps, Pick<ComponentProps<'textarea'>, TextControlAttributes | 'rows'> {}

/** A labelled text area. It can be resized vertically only. */
export function TextAreaField({ label, error, hint, required, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} name={area.name} error={error} hint={hint} required={required}>
      {(control) => <TextArea rows={4} py="2" display="block" resize="vertical" {...area} {...control} />}
    </Field>
  );
}
