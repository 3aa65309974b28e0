/** The other CSS properties that this app uses as style props, or in styles: those that take a value as it is. */
export const cssProperties = [
  ...['alignContent', 'alignItems', 'alignSelf', 'appearance', 'borderCollapse', 'boxSizing', 'breakInside', 'clear', 'colorScheme'],
  ...[
    'columnCount',
    'columns',
    'containerType',
    'containIntrinsicSize',
    'content',
    'contentVisibility',
    'cursor',
    'direction',
    'display',
    'flex',
    'flexDirection',
    'flexShrink',
  ],
  ...['flexWrap', 'font', 'fontStyle', 'fontVariantNumeric', 'fontWeight', 'gridAutoColumns', 'gridAutoFlow', 'gridColumn'],
  ...['gridRowStart', 'gridTemplateColumns', 'gridTemplateRows', 'justifyContent', 'justifyItems', 'justifySelf', 'letterSpacing'],
  ...['lineHeight', 'listStyle', 'listStyleType', 'maskImage', 'objectFit', 'opacity', 'outline', 'outlineOffset', 'overflow'],
  ...['overflowWrap', 'overflowY', 'placeItems', 'pointerEvents', 'position', 'resize', 'textAlign', 'textDecoration'],
  ...['textDecorationThickness', 'textOverflow', 'textSizeAdjust', 'textUnderlineOffset', 'textWrap', 'transform', 'transition'],
  ...['WebkitUserSelect', 'translate', 'userSelect', 'verticalAlign', 'visibility', 'whiteSpace'],
];

const known = new Set(cssProperties);

/** Stands in a build for that of @pandacss/is-valid-prop, which knows all 450 of them (2.3 kB gzip). */
export function isCssProperty(name: string): boolean {
  return known.has(name) || /^--|[&@]/.test(name);
}
