import { conditions } from 'virtual:theme';

/** Stands in a build for the part of Chakra that writes a media query for each of the breakpoints: the build has written them. */
export function createBreakpoints(widths: Record<string, string>) {
  return {
    conditions,
    keys: () => ['base', ...Object.keys(widths)],
    getCondition: (name: string) => conditions[name],
  };
}
