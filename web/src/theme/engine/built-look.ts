import 'virtual:theme.css';
import { breakpoints } from '../breakpoints.ts';
import { textStyles } from '../text-styles.ts';

/** Stands in a build for look.ts: tokens and page-wide rules are a style sheet there. */
export const look = { theme: { breakpoints, textStyles } };
