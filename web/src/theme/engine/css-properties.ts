/** CSS properties without tokens that this app uses as style props or in styles. Those with tokens are in style-props.ts. */
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

const knownProperties = new Set(cssProperties);

/** Whether a style name is a known CSS property, a CSS variable, a selector or an at-rule. Chakra's list of all 450 properties is 2.3 kB gzip. */
export function isCssProperty(name: string): boolean {
  return knownProperties.has(name) || /^--|[&@]/.test(name);
}
