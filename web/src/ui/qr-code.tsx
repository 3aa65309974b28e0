import { Image } from '@chakra-ui/react/image';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useLazyModule } from './hooks.ts';

interface QrCodeProps {
  text: string;
  alt: string;
  size: number;
}

/** A QR code. It is generated in the browser, so its text is not sent anywhere. */
export function QrCode({ text, alt, size }: QrCodeProps) {
  const uqr = useLazyModule(loadUqr, true);
  if (!uqr) return <Skeleton width={`${size}px`} maxWidth="full" height={`${size}px`} />;
  // Scanners ask for a margin of four modules. The code is black on white in every colour mode, because cameras need the contrast.
  const svg = uqr.renderSVG(text, { ecc: 'M', border: 4 });
  return (
    <Image
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt={alt}
      htmlWidth={size}
      htmlHeight={size}
      width={`${size}px`}
      maxWidth="full"
      height="auto"
      bg="#fff"
      borderRadius="md"
      borderWidth="1px"
    />
  );
}

const loadUqr = () => import('uqr');
