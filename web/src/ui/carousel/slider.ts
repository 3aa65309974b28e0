import imported from 'react-slick';

type SliderClass = typeof imported;

/** The package is CommonJS: some tools import its `default`, others the object around it. */
function unwrap(module: SliderClass | { default: SliderClass }): SliderClass {
  return 'default' in module ? module.default : module;
}

export const Slider = unwrap(imported);
export type Slider = InstanceType<SliderClass>;
