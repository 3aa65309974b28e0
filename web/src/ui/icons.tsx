import { createIcon as createChakraIcon } from '@chakra-ui/react/icon';

/** Creates an icon on a 24-unit grid; its recipe draws 2-unit strokes. Icons are hidden from screen readers; their control has the label. */
export const createIcon = (...paths: string[]) => createChakraIcon({ path: paths.map((path) => <path key={path} d={path} />) });

export const CloseIcon = createIcon('M6 6l12 12M18 6L6 18');
export const CheckIcon = createIcon('M5 12.5l4.5 4.5L19 7.5');
export const AlertIcon = createIcon('M12 3.5L22 20.5H2z', 'M12 10v4.5', 'M12 17.5v.01');
export const ErrorIcon = createIcon('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z', 'M9 9l6 6M15 9l-6 6');
export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h16');
export const EyeIcon = createIcon(
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z',
  'M12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
);
export const SunIcon = createIcon(
  'M12 8a4 4 0 100 8 4 4 0 000-8z',
  'M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
);
export const MoonIcon = createIcon('M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z');
export const MailIcon = createIcon('M3 6h18v12H3z', 'M3 7l9 6.5L21 7');
export const PhoneIcon = createIcon('M6 3h4l1.5 5-2.5 1.8a12 12 0 005.2 5.2L16 12.5l5 1.5v4a2 2 0 01-2.2 2A17 17 0 014 5.2 2 2 0 016 3z');
export const ChevronIcon = createIcon('M6 9l6 6 6-6');
export const ArrowIcon = createIcon('M4 12h16M14 6l6 6-6 6');
export const BackIcon = createIcon('M15 5l-7 7 7 7');
export const ForwardIcon = createIcon('M9 5l7 7-7 7');
export const DownloadIcon = createIcon('M12 4v11M7 11l5 5 5-5', 'M4 20h16');
export const CartIcon = createIcon('M3 4h2.5l2.3 11h9.7l2-7.5H6.3', 'M9 19.5v.01M16.5 19.5v.01');
export const BinIcon = createIcon('M4 7h16M9 7V4h6v3', 'M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const PrintIcon = createIcon('M7 8V3h10v5', 'M7 17H4V8h16v9h-3', 'M7 14h10v7H7z');
export const PlusIcon = createIcon('M12 5v14M5 12h14');
export const SearchIcon = createIcon('M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13z', 'M15.5 15.5L21 21');
