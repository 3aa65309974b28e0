import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../../theme/system.ts';
import { Field } from '../../fields/text-field.tsx';
import { maxZoom } from '../area.ts';

interface ZoomFieldProps {
  zoom: number;
  disabled: boolean;
  onChange: (zoom: number) => void;
}

/** A slider for the zoom. */
export function ZoomField({ zoom, disabled, onChange }: ZoomFieldProps) {
  return (
    <Field label="Zoom">
      {(control) => (
        <Slider
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          disabled={disabled}
          aria-valuetext={`${Math.round(zoom * 100)} %`}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          {...control}
        />
      )}
    </Field>
  );
}

const Slider = chakra(
  'input',
  recipe({ base: { width: 'full', height: '6', accentColor: 'var(--color-brand-solid)', cursor: 'pointer' } }),
);
