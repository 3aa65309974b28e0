const paths = {
  facebook: ['M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.8V2.3A15 15 0 0015.2 2C12.5 2 10.5 3.7 10.5 6.9v2.6H7.5V13h3v8z'],
  instagram: ['M7 3h10a4 4 0 014 4v10a4 4 0 01-4 4H7a4 4 0 01-4-4V7a4 4 0 014-4z', 'M12 8a4 4 0 100 8 4 4 0 000-8z', 'M17.3 6.7v.01'],
  linkedin: [
    'M6 3h12a3 3 0 013 3v12a3 3 0 01-3 3H6a3 3 0 01-3-3V6a3 3 0 013-3z',
    'M7.5 10.5V17M7.5 7.2v.01',
    'M11.5 17v-6.5M11.5 13.5a2.5 2.5 0 015 0V17',
  ],
  whatsapp: ['M3.5 20.5l1.3-4.3A8.5 8.5 0 118 19.3z', 'M9 8c-.5 3.5 3.5 7.5 7 7l.5-2-2.3-1-1 1a6 6 0 01-2.2-2.2l1-1L11 7.5z'],
  youtube: ['M5 5.5h14a3 3 0 013 3v7a3 3 0 01-3 3H5a3 3 0 01-3-3v-7a3 3 0 013-3z', 'M10 9l5.5 3-5.5 3z'],
};

export type SocialNetwork = keyof typeof paths;

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths[network].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
