import type { ReactNode } from 'react';

/** One set: 24 units, a line of 2. An icon never speaks; its control does. */
function line(...paths: string[]): () => ReactNode {
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

export const CloseIcon = line('M6 6l12 12M18 6L6 18');
export const CheckIcon = line('M5 12.5l4.5 4.5L19 7.5');
export const AlertIcon = line('M12 3.5L22 20.5H2z', 'M12 10v4.5', 'M12 17.5v.01');
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16');
export const EyeIcon = line('M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z', 'M12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z');
export const EyeOffIcon = line(
  'M4 4l16 16',
  'M9.5 5.8A10 10 0 0112 5.5c6.4 0 10 6.5 10 6.5a17 17 0 01-3 3.7',
  'M6.2 7.6C3.5 9.3 2 12 2 12s3.6 6.5 10 6.5a10 10 0 004.3-.9',
);
export const SunIcon = line(
  'M12 8a4 4 0 100 8 4 4 0 000-8z',
  'M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5',
);
export const MoonIcon = line('M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z');
export const MailIcon = line('M3 6h18v12H3z', 'M3 7l9 6.5L21 7');
export const PhoneIcon = line('M6 3h4l1.5 5-2.5 1.8a12 12 0 005.2 5.2L16 12.5l5 1.5v4a2 2 0 01-2.2 2A17 17 0 014 5.2 2 2 0 016 3z');
export const ChevronIcon = line('M6 9l6 6 6-6');
export const ArrowIcon = line('M4 12h16M14 6l6 6-6 6');
export const BackIcon = line('M15 5l-7 7 7 7');
export const ForwardIcon = line('M9 5l7 7-7 7');
export const PauseIcon = line('M8.5 5.5v13M15.5 5.5v13');
export const PlayIcon = line('M8 5l11 7-11 7z');
export const StarIcon = line('M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z');
export const PeopleIcon = line(
  'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7z',
  'M2.5 20a6.5 6.5 0 0113 0',
  'M16 4.3a3.5 3.5 0 010 6.4M18 14.2a6.5 6.5 0 013.5 5.8',
);
export const CalendarIcon = line('M4 6h16v14H4z', 'M4 10.5h16M8 3v4M16 3v4');
export const LanguageIcon = line(
  'M12 3a9 9 0 100 18 9 9 0 000-18z',
  'M3 12h18',
  'M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
);
export const PlaceIcon = line('M12 21s-7-6.3-7-11.5a7 7 0 0114 0C19 14.7 12 21 12 21z', 'M12 7.5a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z');
export const VideoIcon = line('M3 6h12v12H3z', 'M15 10.5l6-3.5v10l-6-3.5');
export const DownloadIcon = line('M12 4v11M7 11l5 5 5-5', 'M4 20h16');
export const DeviceIcon = line('M3 5h18v11H3z', 'M8 20h8M12 16v4');
export const CertificateIcon = line('M4 4h16v11H4z', 'M8 8h8M8 11h4', 'M15 13v7l2-1.5 2 1.5v-7');
export const ClockIcon = line('M12 3a9 9 0 100 18 9 9 0 000-18z', 'M12 7v5.5l3.5 2');
export const CartIcon = line('M3 4h2.5l2.3 11h9.7l2-7.5H6.3', 'M9 19.5v.01M16.5 19.5v.01');
export const BinIcon = line('M4 7h16M9 7V4h6v3', 'M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5');
export const PrintIcon = line('M7 8V3h10v5', 'M7 17H4V8h16v9h-3', 'M7 14h10v7H7z');
export const WalletIcon = line('M3 7h16a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2z', 'M3 7l12-3.5V7', 'M16.5 13.5v.01');
export const PlusIcon = line('M12 5v14M5 12h14');
export const HomeIcon = line('M4 11l8-7 8 7', 'M6 9.5V20h12V9.5');
export const ExamIcon = line('M6 3h9l4 4v14H6z', 'M9.5 12h6M9.5 16h6M9.5 8h2');
export const ResultIcon = line('M12 3a6 6 0 100 12 6 6 0 000-12z', 'M8.5 14L7 21l5-2.5L17 21l-1.5-7');
export const UploadIcon = line('M12 15V4M7 9l5-5 5 5', 'M4 15v5h16v-5');
export const GroupIcon = line('M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v6H4zM13 14h7v6h-7z');
