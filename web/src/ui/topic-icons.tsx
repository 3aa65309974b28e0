import { createIcon } from './icons.tsx';

export const StarIcon = createIcon('M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z');
export const PeopleIcon = createIcon(
  'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7z',
  'M2.5 20a6.5 6.5 0 0113 0',
  'M16 4.3a3.5 3.5 0 010 6.4M18 14.2a6.5 6.5 0 013.5 5.8',
);
export const CalendarIcon = createIcon('M4 6h16v14H4z', 'M4 10.5h16M8 3v4M16 3v4');
export const LanguageIcon = createIcon(
  'M12 3a9 9 0 100 18 9 9 0 000-18z',
  'M3 12h18',
  'M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9z',
);
export const PlaceIcon = createIcon(
  'M12 21s-7-6.3-7-11.5a7 7 0 0114 0C19 14.7 12 21 12 21z',
  'M12 7.5a2.2 2.2 0 100 4.4 2.2 2.2 0 000-4.4z',
);
export const VideoIcon = createIcon('M3 6h12v12H3z', 'M15 10.5l6-3.5v10l-6-3.5');
export const DeviceIcon = createIcon('M3 5h18v11H3z', 'M8 20h8M12 16v4');
export const CertificateIcon = createIcon('M4 4h16v11H4z', 'M8 8h8M8 11h4', 'M15 13v7l2-1.5 2 1.5v-7');
export const ClockIcon = createIcon('M12 3a9 9 0 100 18 9 9 0 000-18z', 'M12 7v5.5l3.5 2');
export const WalletIcon = createIcon('M3 7h16a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2z', 'M3 7l12-3.5V7', 'M16.5 13.5v.01');
export const HomeIcon = createIcon('M4 11l8-7 8 7', 'M6 9.5V20h12V9.5');
export const ExamIcon = createIcon('M6 3h9l4 4v14H6z', 'M9.5 12h6M9.5 16h6M9.5 8h2');
export const ResultIcon = createIcon('M12 3a6 6 0 100 12 6 6 0 000-12z', 'M8.5 14L7 21l5-2.5L17 21l-1.5-7');
export const UploadIcon = createIcon('M12 15V4M7 9l5-5 5 5', 'M4 15v5h16v-5');
export const GroupIcon = createIcon('M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v6H4zM13 14h7v6h-7z');
