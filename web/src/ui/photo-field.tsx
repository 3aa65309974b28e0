import { Box, chakra, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Field, type FieldTexts, Input } from './field.tsx';
import { PhotoPreview } from './photo-preview.tsx';

interface PhotoFieldProps extends FieldTexts {
  name: string;
  photo: File | undefined;
  onChange: (photo: File | undefined) => void;
}

/** A picture file with its preview. What is not a picture is refused here and goes nowhere. */
export function PhotoField({ name, photo, onChange, label, error, hint, required }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const choose = (file: File | undefined) => {
    const reason = file && whyNoPhoto(file);
    if (reason && input.current) input.current.value = '';
    setRefused(reason);
    onChange(reason ? undefined : file);
  };
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.files?.[0];
    if (early) choose(early);
  });
  // Chosen before script answered: the browser has it already.
  useEffect(() => takeEarly(), []);
  const remove = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    choose(undefined);
  };
  return (
    <Flex direction={{ base: 'column', sm: 'row' }} gap="4" align={{ base: 'stretch', sm: 'flex-start' }}>
      <PhotoPreview file={photo} />
      <Box flex="1" minW="0" display="grid" gap="3" justifyItems="start">
        <Box width="full">
          <Field label={label} error={refused ?? error} hint={hint} required={required}>
            {(control) => (
              <FileInput
                ref={input}
                type="file"
                name={name}
                accept="image/*"
                onChange={(event) => choose(event.target.files?.[0])}
                {...control}
              />
            )}
          </Field>
        </Box>
        {photo && (
          <Button variant="outline" size="sm" onClick={remove}>
            Remove photo
          </Button>
        )}
      </Box>
    </Flex>
  );
}

/** An SVG may hold scripts. */
function whyNoPhoto({ type }: File): string | undefined {
  const accepted = type.startsWith('image/') && !type.startsWith('image/svg');
  return accepted ? undefined : 'This file is not a photo. Please choose a JPG or PNG picture.';
}

const FileInput = chakra(Input, {
  base: {
    padding: '2',
    textStyle: 'sm',
    cursor: 'pointer',
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
      cursor: 'pointer',
    },
    '&:hover::file-selector-button': { bg: 'bg.hover' },
  },
});
