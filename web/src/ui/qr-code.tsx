import { chakra } from '@chakra-ui/react/styled-system';
import { useLazyModule } from './hooks.ts';
import { Skeleton } from './skeleton.tsx';

interface QrCodeProps {
  text: string;
  alt: string;
  size: number;
}

/** A QR code. It is generated in the browser, so its text is not sent anywhere. */
export function QrCode({ text, alt, size }: QrCodeProps) {
  const module = useLazyModule(loadQrPicture, true);
  if (!module) return <Skeleton width={`${size}px`} maxWidth="full" height={`${size}px`} />;
  return (
    <chakra.img
      src={module.qrPicture(text)}
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

const loadQrPicture = () => import('./qr-picture.ts');
