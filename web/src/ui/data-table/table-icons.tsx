import { createIcon } from '../create-icon.tsx';

/** Two chevrons, up and down: the rows can be sorted. */
export const SortIcon = createIcon('M8 10l4-4 4 4M8 14l4 4 4-4');
/** An arrow that points up: ascending order. */
export const AscendingIcon = createIcon('M12 19V5M6 11l6-6 6 6');
/** An arrow that points down: descending order. */
export const DescendingIcon = createIcon('M12 5v14M6 13l6 6 6-6');
/** A funnel. */
export const FilterIcon = createIcon('M4 5h16l-6 7.5V19l-4-2v-4.5z');
/** A check mark in a box. */
export const SelectIcon = createIcon('M4 4h16v16H4z', 'M8 12.5l3 3 5-6');
