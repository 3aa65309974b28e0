import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';

const notches = Array.from({ length: 24 }, (_, index) => index * 15);

/** A certificate and a magnifying glass over its seal. */
export function CertificateIllustration() {
  return (
    <Picture viewBox="20 0 320 210" width="320" height="210" role="presentation" focusable="false">
      <rect x="20" y="12" width="270" height="176" rx="8" fill="#fffcf6" stroke="#a3d2de" strokeWidth="2" />
      <rect x="32" y="24" width="246" height="152" rx="4" fill="none" stroke="#fbb632" strokeWidth="3" />
      <path d="M96 52h118" stroke="#0d5063" strokeWidth="9" strokeLinecap="round" />
      <path d="M64 84h182M64 102h182M64 120h104" stroke="#cfe8ee" strokeWidth="7" strokeLinecap="round" />
      <path d="M64 154h62" stroke="#136378" strokeWidth="4" strokeLinecap="round" />
      <Seal />
      <g fill="none" stroke="#0d5063" strokeLinecap="round">
        <circle cx="236" cy="128" r="50" strokeWidth="9" fill="#6db6c8" fillOpacity="0.18" />
        <path d="M273 163l44 36" strokeWidth="14" />
      </g>
    </Picture>
  );
}

function Seal() {
  return (
    <g transform="translate(236 128)">
      <g fill="#ee9f14">
        {notches.map((angle) => (
          <path key={angle} d="M-5-24L0-36L5-24z" transform={`rotate(${angle})`} />
        ))}
      </g>
      <circle r="27" fill="#fbb632" />
      <path d="M-11 0l8 8L12-8" fill="none" stroke="#3f2700" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

const Picture = chakra('svg', recipe({ base: { width: 'full', maxWidth: '320px', height: 'auto', marginInline: 'auto' } }));
