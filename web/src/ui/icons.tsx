import type { ReactNode } from 'react';

/** Creates an icon on a 24-unit grid with 2-unit strokes. Icons are hidden from screen readers; their control has the label. */
function createIcon(...paths: string[]): () => ReactNode {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

/** A cross. */
export const CloseIcon = createIcon('M6 6l12 12M18 6L6 18');
/** A check mark. */
export const CheckIcon = createIcon('M5 12.5l4.5 4.5L19 7.5');
/** A triangle with an exclamation mark. */
export const AlertIcon = createIcon('M12 3.5L22 20.5H2z', 'M12 10v4.5', 'M12 17.5v.01');
/** Three lines. */
export const MenuIcon = createIcon('M4 7h16M4 12h16M4 17h16');
/** An eye. */
export const EyeIcon = createIcon(
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z',
  'M12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z',
);
/** A crossed-out eye. */
export const EyeOffIcon = createIcon(
  'M4 4l16 16',
  'M9.5 5.8A10 10 0 0112 5.5c6.4 0 10 6.5 10 6.5a17 17 0 01-3 3.7',
  'M6.2 7.6C3.5 9.3 2 12 2 12s3.6 6.5 10 6.5a10 10 0 004.3-.9',
);
/** A sun. */
export const SunIcon = createIcon(
  'M12 8a4 4 0 100 8 4 4 0 000-8z',
  'M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
);
/** A crescent. */
export const MoonIcon = createIcon('M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z');
/** An envelope. */
export const MailIcon = createIcon('M3 6h18v12H3z', 'M3 7l9 6.5L21 7');
/** A telephone receiver. */
export const PhoneIcon = createIcon('M6 3h4l1.5 5-2.5 1.8a12 12 0 005.2 5.2L16 12.5l5 1.5v4a2 2 0 01-2.2 2A17 17 0 014 5.2 2 2 0 016 3z');
/** A chevron that points down. */
export const ChevronIcon = createIcon('M6 9l6 6 6-6');
/** An arrow that points right. */
export const ArrowIcon = createIcon('M4 12h16M14 6l6 6-6 6');
/** A chevron that points left. */
export const BackIcon = createIcon('M15 5l-7 7 7 7');
/** A chevron that points right. */
export const ForwardIcon = createIcon('M9 5l7 7-7 7');
/** Two bars. */
export const PauseIcon = createIcon('M8.5 5.5v13M15.5 5.5v13');
/** A triangle that points right. */
export const PlayIcon = createIcon('M8 5l11 7-11 7z');
/** A star. */
export const StarIcon = createIcon('M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z');
/** Two people. */
export const PeopleIcon = createIcon(
  'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7z',
  'M2.5 20a6.5 6.5 0 0113 0',
  'M16 4.3a3.5 3.5 0 010 6.4M18 14.2a6.5 6.5 0 013.5 5.8',
);
/** A calendar. */
export const CalendarIcon = createIcon('M4 6h16v14H4z', 'M4 10.5h16M8 3v4M16 3v4');
/** A globe. */
export const LanguageIcon = createIcon(
  'M12 3a9 9 0 100 18 9 9 0 000-18z',
  'M3 12h18',
  'M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
);
/** A map pin. */
export const PlaceIcon = createIcon(
  'M12 21s-7-6.3-7-11.5a7 7 0 0114 0C19 14.7 12 21 12 21z',
  'M12 7.5a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
);
/** A video camera. */
export const VideoIcon = createIcon('M3 6h12v12H3z', 'M15 10.5l6-3.5v10l-6-3.5');
/** An arrow that points down to a line. */
export const DownloadIcon = createIcon('M12 4v11M7 11l5 5 5-5', 'M4 20h16');
/** A computer screen. */
export const DeviceIcon = createIcon('M3 5h18v11H3z', 'M8 20h8M12 16v4');
/** A certificate with a ribbon. */
export const CertificateIcon = createIcon('M4 4h16v11H4z', 'M8 8h8M8 11h4', 'M15 13v7l2-1.5 2 1.5v-7');
/** A clock. */
export const ClockIcon = createIcon('M12 3a9 9 0 100 18 9 9 0 000-18z', 'M12 7v5.5l3.5 2');
/** A shopping cart. */
export const CartIcon = createIcon('M3 4h2.5l2.3 11h9.7l2-7.5H6.3', 'M9 19.5v.01M16.5 19.5v.01');
/** A bin. */
export const BinIcon = createIcon('M4 7h16M9 7V4h6v3', 'M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
/** A printer. */
export const PrintIcon = createIcon('M7 8V3h10v5', 'M7 17H4V8h16v9h-3', 'M7 14h10v7H7z');
/** A wallet. */
export const WalletIcon = createIcon('M3 7h16a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2z', 'M3 7l12-3.5V7', 'M16.5 13.5v.01');
/** A plus sign. */
export const PlusIcon = createIcon('M12 5v14M5 12h14');
/** A house. */
export const HomeIcon = createIcon('M4 11l8-7 8 7', 'M6 9.5V20h12V9.5');
/** A written page. */
export const ExamIcon = createIcon('M6 3h9l4 4v14H6z', 'M9.5 12h6M9.5 16h6M9.5 8h2');
/** A medal. */
export const ResultIcon = createIcon('M12 3a6 6 0 100 12 6 6 0 000-12z', 'M8.5 14L7 21l5-2.5L17 21l-1.5-7');
/** An arrow that points up from a line. */
export const UploadIcon = createIcon('M12 15V4M7 9l5-5 5 5', 'M4 15v5h16v-5');
/** Four tiles. */
export const GroupIcon = createIcon('M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v6H4zM13 14h7v6h-7z');
