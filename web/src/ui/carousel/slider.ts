import imported from 'react-slick';

type SliderClass = typeof imported;

/** The package is CommonJS: bundlers import its `default`, Node and Vitest the object that contains it. */
function unwrap(module: SliderClass | { default: SliderClass }): SliderClass {
  return 'default' in module ? module.default : module;
}

/** The component of react-slick. */
export const Slider = unwrap(imported);
/** An instance of the component. */
export type Slider = InstanceType<SliderClass>;
