import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { inputStyles } from '../../theme/recipes/input.ts';
import { Button } from '../button.tsx';
import { Field, type FieldTexts } from '../fields/text-field.tsx';
import { PhotoPreview } from './photo-preview.tsx';
import type { Photo } from './use-photo.ts';

interface PhotoFieldProps extends FieldTexts {
  name: string;
  photo: Photo;
  /** What the file is of. */
  thing?: string;
  /** In place of a portrait. */
  preview?: (file: File | undefined) => ReactNode;
  /** Offers to take the choice back. */
  removable?: boolean;
  disabled?: boolean;
}

/** A picture file with its preview. What is not a photo is refused here and goes nowhere. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, photo, label, error, hint, required, removable, disabled, thing = 'photo', preview } = props;
  const preparing = `Preparing the ${thing}…`;
  const input = useRef<HTMLInputElement>(null);
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (early) photo.choose(early);
  });
  // Chosen before script answered: the browser has it already.
  useEffect(() => takeEarly(), []);
  // The browser must not go on naming a file that was refused, and must tell when the same one is chosen again.
  useEffect(() => {
    if (photo.problem && input.current) input.current.value = '';
  }, [photo.problem]);
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    photo.choose(undefined);
  };
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap="4" align={{ base: 'stretch', sm: 'flex-start' }}>
      {preview ? preview(photo.file) : <PhotoPreview file={photo.file} />}
      <Box flex="1" minW="0" display="grid" gap="3" justifyItems="start">
        <Box width="full">
          <Box role="status" srOnly>
            {photo.pending && preparing}
          </Box>
          <Field
            label={label}
            error={photo.problem ?? error}
            errorRole={photo.problem && !photo.told ? 'alert' : undefined}
            hint={photo.pending ? preparing : hint}
            required={required}
          >
            {(control) => (
              <FileInput
                ref={input}
                type="file"
                name={name}
                accept="image/*"
                disabled={disabled}
                onChange={(event) => photo.choose(event.target.files?.[0])}
                {...control}
              />
            )}
          </Field>
        </Box>
        {removable && photo.file && (
          <Button variant="outline" size="sm" onClick={remove}>
            {`Remove ${thing}`}
          </Button>
        )}
      </Box>
    </Flex>
  );
}

const FileInput = chakra('input', {
  base: {
    ...inputStyles,
    padding: '2',
    textStyle: 'sm',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed', opacity: '0.6' },
    '&::file-selector-button': {
      minHeight: '32px',
      marginInlineEnd: '3',
      paddingInline: '3',
      borderRadius: 'md',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.control',
      bg: 'bg.subtle',
      color: 'fg',
      font: 'inherit',
      fontWeight: '600',
      cursor: 'inherit',
    },
    '&:hover::file-selector-button': { bg: 'bg.hover' },
  },
});
